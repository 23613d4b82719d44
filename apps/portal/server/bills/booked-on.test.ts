import { describe, expect, it } from 'vitest';
import { demoDatabase } from '../testing/demo-database';
import { feeWorld } from '../testing/fees';

const resources = await demoDatabase();
const { desk, billed, sendSlip } = await feeWorld(resources);

async function one() {
  const [first] = await billed(1);
  if (first === undefined) throw new Error('Nobody was billed.');
  return first;
}

/** Noon of 21 November 2026 in Zhejiang is the moment of these tests. */
const days = [
  ['tomorrow', '2026-11-22', 422],
  ['in a year that nobody sees', '9999-12-31', 422],
  ['before there were books', '0001-01-01', 422],
  ['today', '2026-11-21', 200],
  ['last year', '2025-03-30', 200],
] as const;

describe('the day of money', () => {
  it.each(days)(
    'that came %s (%s) is answered with %3$i when it is booked by hand',
    async (_when, booked_on, status) => {
      const { bill } = await one();
      const { data } = await desk(`bill/1/${bill.id}`);
      const answer = await desk('modifyMemberPayStatus', {
        ccId: 1,
        id: bill.id,
        version: data.version,
        act: 'pay',
        booked_on,
        reason: 'Paid in the office.',
      });
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.issues).toMatchObject([{ field: 'booked_on', code: 107 }]);
      const now = (await desk(`bill/1/${bill.id}`)).data;
      expect([now.state === 'paid', now.receipts.length]).toEqual(status === 200 ? [true, 1] : [false, 0]);
    },
  );

  it.each(days)('of a slip that came %s (%s) is judged in the same way', async (_when, booked_on, status) => {
    const { payer, bill } = await one();
    const { data: slip } = await sendSlip(bill.id, payer);
    const answer = await desk('voucher/decide', { ccId: 1, id: slip.id, act: 'accept', booked_on });
    expect(answer.status).toBe(status);
    // A slip whose day was wrong still waits, and no number of a receipt is lost.
    if (status === 422) {
      expect((await desk('voucher/decide', { ccId: 1, id: slip.id, act: 'accept' })).status).toBe(200);
    }
  });

  it('leaves no gap in the numbers of receipts for all that was refused', async () => {
    const { rows } = await resources.pool.query<{ year: number; count: string; last: number }>(
      'select year, count(*), max(serial) as last from receipts where community_id = 1 group by year',
    );
    for (const { count, last } of rows) expect(Number(count)).toBe(last);
  });
});
