import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { activityTickets, activityTicketTexts, enrolments } from '../database/schema';
import { wordsOf } from '../database/words-of';

/** The kinds of tickets of an activity in their order, with how many of their places are taken. */
export function selectTickets({ db, language }: Pick<PortalContext, 'db' | 'language'>, activityId: number) {
  const words = wordsOf({ db, language }, [activityTicketTexts, activityTicketTexts.ticketId, activityTickets.id], {
    title: activityTicketTexts.title,
  });
  const held = db
    .select({ taken: sql<number>`coalesce(sum(${enrolments.size}), 0)`.mapWith(Number).as('taken') })
    .from(enrolments)
    .where(and(eq(enrolments.ticketId, activityTickets.id), inArray(enrolments.state, ['confirmed', 'offered'])))
    .as('held');
  return db
    .select({ ticket: activityTickets, title: words.title, taken: held.taken })
    .from(activityTickets)
    .innerJoinLateral(words, sql`true`)
    .innerJoinLateral(held, sql`true`)
    .where(eq(activityTickets.activityId, activityId))
    .orderBy(asc(activityTickets.sort), asc(activityTickets.id));
}
