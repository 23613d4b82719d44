import { addDays } from '@selvedge/domain/fees';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { billNotices, bills, fees } from '../database/schema';
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
