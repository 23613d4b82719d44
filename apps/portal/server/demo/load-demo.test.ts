import { activityPhases } from '@selvedge/domain/activity';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { searchDeskActivities } from '../activities/desk-activities';
import { accounts, activities, communities, enrolments, members, newsTexts, schedules } from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { staffContext } from '../testing/desk';
import { demoMoment } from './demo-moment';
import { loadDemo } from './load-demo';

const { db, storage, signer } = await demoDatabase();

describe('the demo', () => {
  it('is loaded once, however often and by however many', async () => {
    const again = () => loadDemo({ db, storage, signer, now: testNow, progress: () => {} });
    await Promise.all([again(), again(), again()]);
    expect(await db.$count(communities)).toBe(2);
    expect(await db.$count(members, and(eq(members.communityId, 1), eq(members.state, 'active')))).toBe(400);
    expect(await db.$count(members, eq(members.communityId, 2))).toBe(12);
  });

  it('has every text in both languages', async () => {
    const texts = await db.select().from(newsTexts);
    const written = texts.map(({ newsId, language }) => `${newsId} ${language}`).sort();
    const items = new Set(texts.map(({ newsId }) => newsId));
    expect(written).toEqual([...items].flatMap((id) => [`${id} en`, `${id} zh-cn`]).sort());
  });

  it('keeps its pictures in the storage', async () => {
    expect(await storage.exists('p2/1-rolls.webp')).toBe(true);
  });
});

describe('the activities of the demo', () => {
  it('are 25 at least, and stand in every phase that there is', async () => {
    const staff = await staffContext(db, 'secretariat');
    const { list, total } = await searchDeskActivities(staff, { ccId: 1, limit: 60, offset: 0 });
    expect(total).toBeGreaterThanOrEqual(25);
    expect([...new Set(list.map(({ phase }) => phase))].sort()).toEqual([...activityPhases].sort());
  });
});

describe('the member of the demo', () => {
  it('has tickets, one to pay, places that are held, a party that waits, and what is over', async () => {
    const rows = await db
      .select({ state: enrolments.state, payment: enrolments.payment, endsAt: activities.endsAt })
      .from(enrolments)
      .innerJoin(activities, eq(activities.id, enrolments.activityId))
      .innerJoin(accounts, eq(accounts.id, enrolments.accountId))
      .where(eq(accounts.email, 'member@weftshore.example'));
    expect(rows.map(({ state }) => state).sort()).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
      'offered',
      'waiting',
    ]);
    expect(rows.filter(({ payment }) => payment === 'unpaid')).toHaveLength(1);
    expect(rows.filter(({ endsAt }) => endsAt < testNow)).toHaveLength(1);
  });

  it('finds own notes and the association’s entries in the calendar', async () => {
    expect(await db.$count(schedules, isNull(schedules.accountId))).toBe(6);
    expect(await db.$count(schedules, isNotNull(schedules.accountId))).toBe(3);
  });
});

it.each([
  ['2026-11-21T12:00:00+08:00', 6, '14:00', '2026-11-27T06:00:00.000Z'],
  ['2026-11-21T23:30:00Z', 1, '09:00', '2026-11-23T01:00:00.000Z'],
  ['2026-12-31T12:00:00+08:00', 1, '09:30', '2027-01-01T01:30:00.000Z'],
])('counts days from the day that it is in Zhejiang at %s', (now, days, time, expected) => {
  expect(demoMoment(new Date(now), days, time).toISOString()).toBe(expected);
});
