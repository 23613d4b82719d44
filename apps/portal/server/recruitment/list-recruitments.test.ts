import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recruitments } from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { listRecruitments } from './list-recruitments';

const { db } = await demoDatabase();
const context = { db, now: testNow, language: 'en', actor: null } as const;
const all = { ccId: 1, limit: 60, offset: 0 };

describe('the list of jobs', () => {
  it('tells the pay in cents, or nothing when it is by arrangement', async () => {
    const { list } = await listRecruitments(context, all);
    expect(list[0]).toMatchObject({ company: 'Qinghe Yarn-Dyed', pay: { min: 1_200_000, max: 1_600_000 } });
    expect(list.find(({ company }) => company === 'Suochuan Looms')?.pay).toBeNull();
  });

  it('leaves out, and does not count, what is not published', async () => {
    const before = await listRecruitments(context, all);
    const hidden = before.list[0]?.id ?? 0;
    await db.update(recruitments).set({ isPublished: false }).where(eq(recruitments.id, hidden));
    const after = await listRecruitments(context, all);
    expect(after.list.map(({ id }) => id)).not.toContain(hidden);
    expect(after.total).toBe(before.total - 1);
  });

  it('refuses a pay whose end lies below its start', async () => {
    const upsideDown = db.update(recruitments).set({ payMinCents: 200, payMaxCents: 100 });
    await expect(upsideDown).rejects.toMatchObject({ cause: { constraint: 'recruitments_pay_is_a_range' } });
  });
});
