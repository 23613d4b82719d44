import { activityStatuses } from '@selvedge/api-contract/community';
import { describe, expect, it } from 'vitest';
import { demoDatabase, testNow } from '../testing/demo-database';
import { pageActivities } from './page-activities';

const { db } = await demoDatabase();
const all = { ccId: 1, limit: 60, offset: 0 };

function pageAt(now: Date, status: number) {
  return pageActivities({ db, now, language: 'en', actor: null }, { ...all, status });
}

const salonStart = new Date('2026-11-27T14:00:00+08:00');
const hours = (count: number) => count * 3_600_000;

describe('activities by their status', () => {
  it('puts those to come by their day, the next one first', async () => {
    const { list, total } = await pageAt(testNow, activityStatuses.coming);
    const starts = list.map(({ start_time }) => start_time);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(starts[0]).toBe(salonStart.getTime() / 1000);
    expect(total).toBe(list.length);
  });

  it.each([
    ['a second before its start', -1000, 'coming'],
    ['at its start', 0, 'running'],
    ['a second before its end', hours(3) - 1000, 'running'],
    ['at its end', hours(3), 'over'],
  ] as const)('counts an evening %s as %s, in the list as in the entry', async (_case, after, name) => {
    const now = new Date(salonStart.getTime() + after);
    const found = (await pageAt(now, activityStatuses[name])).list.find(
      ({ start_time }) => start_time * 1000 === salonStart.getTime(),
    );
    expect(found?.status).toBe(activityStatuses[name]);
  });

  it('counts who has enrolled, also those beyond the seats', async () => {
    const { list } = await pageAt(testNow, activityStatuses.any);
    const workshop = list.find(({ title }) => title.startsWith('Workshop'));
    expect(workshop).toMatchObject({ seats: 16, enrolled: 20, audience: 'members' });
  });
});
