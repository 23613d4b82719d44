import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { DemoActivity } from '../../demo/content/types';
import { onlyRow } from '../database/only-row';
import {
  activities,
  activityTexts,
  activityTickets,
  activityTicketTexts,
  enrolmentPlaces,
  enrolments,
  members,
  memberTexts,
} from '../database/schema';
import { demoMoment } from './demo-moment';
import { inEachLanguage } from './in-each-language';
import { insertRows } from './insert-rows';
import type { DemoWriter } from './load-demo';
import type { WrittenCompanies } from './write-companies';

const hour = 3_600_000;

export async function writeActivities(
  writer: DemoWriter,
  content: readonly DemoActivity[],
  companies: WrittenCompanies,
): Promise<void> {
  const everybody = [...companies.values()].flatMap(({ memberIds }) => memberIds);
  for (const activity of content) await writeActivity(writer, activity, everybody);
}

async function writeActivity(
  { db, communityId, now }: DemoWriter,
  activity: DemoActivity,
  everybody: readonly number[],
): Promise<void> {
  const { day, from, hours, seats, enrolled, audience, title, place, summary } = activity;
  const startsAt = demoMoment(now, day, from);
  const endsAt = new Date(startsAt.getTime() + hours * hour);
  const { id: activityId } = onlyRow(
    await db
      .insert(activities)
      .values({ communityId, startsAt, endsAt, seats, audience, state: 'published' })
      .returning({ id: activities.id }),
  );
  await db.insert(activityTexts).values(inEachLanguage({ title, place, summary }, { activityId }));
  const { id: ticketId } = onlyRow(
    await db.insert(activityTickets).values({ activityId, sort: 1 }).returning({ id: activityTickets.id }),
  );
  await db
    .insert(activityTicketTexts)
    .values(inEachLanguage({ title: { 'zh-cn': '普通票', en: 'Standard' } }, { ticketId }));
  const people = await db
    .select({ memberId: members.id, name: memberTexts.name, email: members.email })
    .from(members)
    .innerJoin(memberTexts, and(eq(memberTexts.memberId, members.id), eq(memberTexts.language, 'zh-cn')))
    .where(inArray(members.id, everybody.slice(0, enrolled)))
    .orderBy(members.id);
  if (people.length < enrolled) throw new Error(`The demo has too few members for ${title.en}.`);
  // One a quarter of an hour, beginning a month before, so that the order of arrival is known.
  const rows = people.map(({ name, email }, place) => {
    const enrolledAt = new Date(startsAt.getTime() - 30 * 24 * hour + (place * hour) / 4);
    return {
      activityId,
      ticketId,
      state: place < seats ? ('confirmed' as const) : ('waiting' as const),
      source: 'desk' as const,
      size: 1,
      contact: name,
      email: email ?? '',
      language: 'zh-cn' as const,
      enrolledAt,
      updatedAt: enrolledAt,
    };
  });
  const ids = await insertRows(db, enrolments, rows);
  await db.insert(enrolmentPlaces).values(
    people.map(({ memberId, name }, place) => ({
      enrolmentId: ids[place] ?? 0,
      activityId,
      memberId,
      name,
      code: randomUUID().replaceAll('-', ''),
    })),
  );
}
