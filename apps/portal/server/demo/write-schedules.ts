import { and, asc, eq } from 'drizzle-orm';
import { communitySchedules, type DemoSchedule, ownSchedules } from '../../demo/content/schedules';
import { accounts, members, schedules } from '../database/schema';
import { demoMoment } from './demo-moment';
import type { DemoWriter } from './load-demo';

const hour = 3_600_000;

/** The association's calendar, and the notes of the demo's member. An entry has one text: that of the association. */
export async function writeSchedules({ db, communityId, now }: DemoWriter): Promise<void> {
  const [member] = await db
    .select({ accountId: accounts.id })
    .from(accounts)
    .innerJoin(members, eq(members.accountId, accounts.id))
    .where(and(eq(members.communityId, communityId), eq(accounts.isDemo, true)))
    .orderBy(asc(accounts.id))
    .limit(1);
  const rowOf = (
    { day, from, hours, state = 'planned', title, place }: DemoSchedule,
    accountId: number | null,
  ): typeof schedules.$inferInsert => {
    const startsAt = demoMoment(now, day, from);
    const endsAt = new Date(startsAt.getTime() + hours * hour);
    return {
      communityId,
      accountId,
      startsAt,
      endsAt,
      title: title['zh-cn'],
      place: place['zh-cn'],
      state,
    };
  };
  await db
    .insert(schedules)
    .values([
      ...communitySchedules.map((entry) => rowOf(entry, null)),
      ...(member === undefined ? [] : ownSchedules.map((entry) => rowOf(entry, member.accountId))),
    ]);
}
