import type { RawTicket } from '@selvedge/api-contract/community';
import { activityPhase } from '@selvedge/domain/activity';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { qrSvg } from '../account/qr-svg';
import { type PortalContext, unixSeconds } from '../context';
import { activities, enrolmentPlaces, enrolments } from '../database/schema';
import { readTitle } from './read-title';
import { selectTickets } from './ticket-queries';

/**
 * One ticket by its code: whoever knows it could show it at the door anyway.
 *
 * @throws code 10 for a code that lets nobody in, or not any more
 */
export async function findTicket(context: PortalContext, { code }: { readonly code: string }): Promise<RawTicket> {
  const { db, now } = context;
  const [row] = await db
    .select({ place: enrolmentPlaces, enrolment: enrolments, activity: activities })
    .from(enrolmentPlaces)
    .innerJoin(enrolments, eq(enrolments.id, enrolmentPlaces.enrolmentId))
    .innerJoin(activities, eq(activities.id, enrolments.activityId))
    .where(and(eq(enrolmentPlaces.code, code), eq(enrolments.state, 'confirmed'), isNull(enrolmentPlaces.givenUpAt)));
  if (row === undefined) throw refuse(codes.notFound);
  const { place, enrolment, activity } = row;
  const [tickets, text, svg] = await Promise.all([
    selectTickets(context, activity.id),
    readTitle(context, activity.id),
    qrSvg(code),
  ]);
  return {
    name: place.name,
    ticket: tickets.find(({ ticket }) => ticket.id === enrolment.ticketId)?.title ?? '',
    code,
    svg,
    checked_in_time: place.checkedInAt === null ? null : unixSeconds(place.checkedInAt),
    activity: {
      id: activity.id,
      phase: activityPhase(activity, { seats: activity.seats, taken: 0, waiting: 0 }, now),
      title: text?.title ?? '',
      place: text?.place ?? '',
      start_time: unixSeconds(activity.startsAt),
      end_time: unixSeconds(activity.endsAt),
    },
  };
}
