import { addDays } from '@selvedge/domain/fees';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { billNotices, bills, fees, instalments } from '../database/schema';
import { demoDatabase } from '../testing/demo-database';
import { staffContext } from '../testing/desk';
import { feeFields } from '../testing/fees';
import { addAccount, addMember } from '../testing/people';
import { billFirstFee } from './first-fee';
import { publishFee } from './publish-fee';
import { runDues } from './run-dues';
import { saveFee } from './save-fee';

const resources = await demoDatabase();
const { db, pool } = resources;
const treasurer = { ...(await staffContext(db, 'treasurer')), origin: 'https://portal.test' };
const world = (now: Date) => ({ db, now, originOf: () => 'https://portal.test' });
const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);

async function member(email: string | null): Promise<number> {
  return addMember(db, await addAccount(db, { email }), 1);
}

// The demo's own fees would have every day of the year looked at: here it is about these alone.
await db.update(fees).set({ state: 'closed', renews: false });
await db.update(bills).set({ state: 'waived' });

const reached = await member('reached@mill.example');
const paying = await member('paying@mill.example');
const unreached = await addMember(db, await addAccount(db), 1);
const { id: feeId } = await saveFee(
  treasurer,
  feeFields([reached, paying, unreached], { kind: 'membership', renews: true, is_pro_rata: true }),
);
await publishFee(treasurer, { ccId: 1, id: feeId });

it('sends each reminder and each renewal exactly once, with the clock run through a year by two instances', async () => {
  await db.update(bills).set({ state: 'paid' }).where(eq(bills.memberId, paying));
  const [payingBill] = await db.select().from(bills).where(eq(bills.memberId, paying));
  await pool.query(
    `insert into ledger_entries (community_id, bill_id, kind, debit, credit, cents, booked_on, created_at)
     values (1, $1, 'payment', 'bank', 'receivable', 200000, '2026-12-02', now())`,
    [payingBill?.id],
  );
  for (let day = '2026-11-21'; day < '2027-11-21'; day = addDays(day, 1)) {
    const at = noon(day);
    await Promise.all([runDues(world(at)), runDues(world(at))]);
    if (day.endsWith('-15')) await runDues(world(at));
  }
  const rows = await db
    .select({ memberId: bills.memberId, period: bills.periodFrom, kind: billNotices.kind, offset: billNotices.offset })
    .from(billNotices)
    .innerJoin(bills, eq(bills.id, billNotices.billId))
    .where(eq(bills.feeId, feeId));
  const of = (memberId: number) =>
    rows
      .filter((row) => row.memberId === memberId)
      .map(({ period, kind, offset }) => `${period} ${kind} ${offset}`)
      .toSorted();
  const year = ['2026-12-01 issued 0', '2027-12-01 renewed 0'];
  const reminders = ['2026-12-01 reminder -7', '2026-12-01 reminder 0', '2026-12-01 reminder 14'];
  expect(of(reached)).toEqual([...year, ...reminders].toSorted());
  expect(of(paying)).toEqual(year);
  const { rows: mails } = await pool.query<{ n: number }>(
    `select count(*)::int as n from outbox.mails where recipient = 'reached@mill.example'`,
  );
  expect(mails[0]?.n).toBe(5);
  const [late] = await db.select({ state: bills.state }).from(bills).where(eq(bills.memberId, reached));
  expect(late?.state).toBe('overdue');
}, 300_000);

it('bills who joins within the year for what is left of it, once, and knows when that is paid', async () => {
  const memberId = await member('joiner@mill.example');
  await db
    .update(fees)
    .set({ audience: { kind: 'all' }, payer: 'member' })
    .where(eq(fees.id, feeId));
  const at = { now: new Date('2027-03-05T12:00:00+08:00'), origin: 'https://portal.test' };
  const joinedAt = at.now;
  await pool.query('update members set joined_at = $1 where id = $2', [joinedAt, memberId]);
  const first = await db.transaction((tx) => billFirstFee(tx, at, { ccId: 1, memberId }));
  const again = await db.transaction((tx) => billFirstFee(tx, at, { ccId: 1, memberId }));
  // From March to November: nine of twelve months.
  expect(first).toMatchObject({ isSettled: false, bills: [{ cents: 150_000, state: 'unpaid' }] });
  expect(again).toEqual(first);
});

it('bills who joins while the next period is billed already for both, once, also on the day of the billing', async () => {
  const ids: number[] = [];
  for (const [place, day] of ['2027-11-01', '2027-11-20'].entries()) {
    const memberId = await member(`late-${place}@mill.example`);
    await pool.query('update members set joined_at = $1 where id = $2', [noon(day), memberId]);
    ids.push(memberId);
    for (const hours of [0, 1, 24]) {
      const at = new Date(noon(day).getTime() + hours * 3_600_000);
      await Promise.all([runDues(world(at)), runDues(world(at))]);
    }
  }
  for (const day of ['2027-12-01', '2027-12-02']) await runDues(world(noon(day)));
  for (const memberId of ids) {
    const own = await db
      .select({ from: bills.periodFrom, cents: bills.cents })
      .from(bills)
      .where(and(eq(bills.memberId, memberId), eq(bills.feeId, feeId)))
      .orderBy(bills.periodFrom);
    // The last month of the running year, and the whole of the next one.
    expect(own).toEqual([
      { from: '2026-12-01', cents: 16_667 },
      { from: '2027-12-01', cents: 200_000 },
    ]);
  }
});

describe('by the association’s clock, in a leap year', () => {
  const at = (moment: string) => new Date(moment);

  // What is for everybody would bill everybody again in each of these years.
  beforeAll(() => db.update(fees).set({ state: 'closed' }).where(eq(fees.id, feeId)));

  const told = async (id: number) =>
    (await db.select().from(billNotices).where(eq(billNotices.billId, id)).orderBy(billNotices.id)).map(
      ({ kind, offset, createdAt }) => `${kind} ${offset} ${createdAt.toISOString()}`,
    );

  /** A bill that is due on the leap day. */
  async function dueOnLeapDay(email: string): Promise<number> {
    const memberId = await member(email);
    const period = { period_from: '2028-01-30', period_until: '2029-01-30' };
    const then = { ...treasurer, now: at('2028-01-29T04:00:00Z') };
    const { id } = await saveFee(then, feeFields([memberId], { ...period, plan: [{ days: 30, share: 1000 }] }));
    await publishFee(then, { ccId: 1, id });
    const [bill] = await db.select().from(bills).where(eq(bills.memberId, memberId));
    expect(
      await db
        .select()
        .from(instalments)
        .where(eq(instalments.billId, bill?.id ?? 0)),
    ).toMatchObject([{ dueOn: '2028-02-29' }]);
    return bill?.id ?? 0;
  }

  const stateOf = async (id: number) => (await db.select().from(bills).where(eq(bills.id, id)))[0]?.state;

  it('reminds when the day begins in the community, neither sooner nor twice, and is late the day after', async () => {
    const id = await dueOnLeapDay('leap@mill.example');
    const moments = [
      ['2028-02-21T15:59:59Z', 1, 'unpaid'],
      ['2028-02-21T16:00:00Z', 2, 'unpaid'],
      ['2028-02-21T16:00:00Z', 2, 'unpaid'],
      ['2028-02-22T15:59:59Z', 2, 'unpaid'],
      ['2028-02-28T15:59:59Z', 2, 'unpaid'],
      ['2028-02-28T16:00:00Z', 3, 'unpaid'],
      ['2028-02-29T15:59:59Z', 3, 'unpaid'],
      ['2028-02-29T16:00:00Z', 3, 'overdue'],
      ['2028-03-13T15:59:59Z', 3, 'overdue'],
      ['2028-03-13T16:00:00Z', 4, 'overdue'],
      ['2028-12-31T16:00:00Z', 4, 'overdue'],
    ] as const;
    for (const [moment, count, state] of moments) {
      await Promise.all([runDues(world(at(moment))), runDues(world(at(moment)))]);
      expect([moment, (await told(id)).length, await stateOf(id)]).toEqual([moment, count, state]);
    }
    expect(await told(id)).toEqual([
      'issued 0 2028-01-29T04:00:00.000Z',
      'reminder -7 2028-02-21T16:00:00.000Z',
      'reminder 0 2028-02-28T16:00:00.000Z',
      'reminder 14 2028-03-13T16:00:00.000Z',
    ]);
  });

  it('makes up for what an outage missed, once, but neither for what is old nor for what the next one says', async () => {
    const id = await dueOnLeapDay('outage@mill.example');
    // Off from before the first reminder until a day after the second: only the second is worth a mail.
    for (const _ of [1, 2]) await runDues(world(at('2028-03-01T02:00:00Z')));
    // Off again until ten days after the third: nobody is told what is that old.
    for (const day of ['24', '25']) await runDues(world(at(`2028-03-${day}T02:00:00Z`)));
    expect(await told(id)).toEqual(['issued 0 2028-01-29T04:00:00.000Z', 'reminder 0 2028-03-01T02:00:00.000Z']);
    expect(await stateOf(id)).toBe('overdue');
  });

  it('renews after an outage what should have been renewed meanwhile, each period once', async () => {
    const memberId = await member('renewed@mill.example');
    const month = { period_from: '2028-01-31', period_until: '2028-02-29', renews: true, renews_before: 3 };
    const then = { ...treasurer, now: at('2028-01-30T04:00:00Z') };
    const { id } = await saveFee(then, feeFields([memberId], { ...month, plan: [{ days: 20, share: 1000 }] }));
    await publishFee(then, { ccId: 1, id });
    for (const day of ['2028-04-02', '2028-04-02', '2028-04-03']) {
      await Promise.all([runDues(world(noon(day))), runDues(world(noon(day)))]);
    }
    const own = await db
      .select({ id: bills.id, from: bills.periodFrom, until: bills.periodUntil })
      .from(bills)
      .where(eq(bills.feeId, id))
      .orderBy(bills.periodFrom);
    expect(own.map(({ from, until }) => `${from} ${until}`)).toEqual([
      '2028-01-31 2028-02-29',
      '2028-02-29 2028-03-29',
      '2028-03-29 2028-04-29',
    ]);
    for (const [place, bill] of own.entries()) {
      const renewals = (await told(bill.id)).filter((notice) => notice.startsWith('renewed'));
      expect(renewals).toHaveLength(place === 0 ? 0 : 1);
    }
  });
});
