import { billStates } from '@selvedge/domain/fees';
import { uploadKey } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { standingNow } from '../bills/change-bill';
import { bills, feePeriods, fees, joinApplications, receipts, uploads, vouchers } from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { feeWorld } from '../testing/fees';

const resources = await demoDatabase();
const { db, storage, pool } = resources;
const { desk } = await feeWorld(resources);

describe('the dues of the demo', () => {
  it('are asked of applicants first: open at the stage of dues, paid at the certificate', async () => {
    const rows = await db
      .select({ stage: joinApplications.stage, state: bills.state })
      .from(joinApplications)
      .innerJoin(bills, eq(bills.memberId, joinApplications.memberId))
      .where(eq(joinApplications.state, 'running'));
    const ofStage = (stage: string) => new Set(rows.filter((row) => row.stage === stage).map(({ state }) => state));
    expect([...ofStage('dues')]).toEqual(['unpaid']);
    expect([...ofStage('certificate')]).toEqual(['paid']);
  });

  it('are of three years, with bills in every state', async () => {
    const periods = await db
      .select({ from: feePeriods.from })
      .from(feePeriods)
      .innerJoin(fees, eq(fees.id, feePeriods.feeId))
      .where(and(eq(fees.renews, true), eq(fees.payer, 'company')));
    expect(periods.map(({ from }) => from).sort()).toEqual(['2024-01-01', '2025-01-01', '2026-01-01']);
    const states = await db.selectDistinct({ state: bills.state }).from(bills);
    expect(states.map(({ state }) => state).sort()).toEqual([...billStates].sort());
  });

  it('stand as their books and due days say', async () => {
    const all = await db.select().from(bills);
    const wrong = await db.transaction(async (tx) => {
      const found: string[] = [];
      for (const bill of all) {
        const { state } = await standingNow(tx, bill, testNow);
        if (state !== bill.state) found.push(`${bill.key}: ${bill.state}, by its books ${state}`);
      }
      return found;
    });
    expect(wrong).toEqual([]);
    const { data } = await desk('ledger/1/60/0');
    expect([data.difference, data.total > all.length]).toEqual([0, true]);
  });

  it('are beside the bills of every party that has places which cost something', async () => {
    const { rows } = await pool.query(
      `select e.id, e.payment, b.state from enrolments as e left join bills as b on b.key = 'enrolment:' || e.id
       where e.total_cents > 0 and e.state in ('confirmed', 'cancelled')
         and (b.id is null or b.cents <> e.total_cents or b.state <> all (case e.payment
           when 'paid' then array['paid'] when 'refund_due' then array['paid'] when 'free' then array['waived']
           else array['unpaid', 'overdue'] end))`,
    );
    expect(rows).toEqual([]);
    const { data } = await desk('bills/1/60/0');
    expect(data.list.some(({ fee_id }: { fee_id: number | null }) => fee_id === null)).toBe(true);
    const waiting = await pool.query(
      `select 1 from bills as b join enrolments as e on b.key = 'enrolment:' || e.id where e.state in ('waiting', 'offered')`,
    );
    expect(waiting.rows).toEqual([]);
  });

  it('have receipts that are numbered without a gap in every year, one of them cancelled', async () => {
    const rows = await db.select().from(receipts).orderBy(receipts.year, receipts.serial);
    const years = new Map<number, number>();
    for (const { year, serial } of rows) {
      years.set(year, (years.get(year) ?? 0) + 1);
      expect(serial).toBe(years.get(year));
    }
    expect([...years.keys()]).toEqual([2024, 2025, 2026]);
    expect(rows.filter(({ cancels }) => cancels !== null)).toHaveLength(1);
  });

  it('have slips whose pictures are there, some of them the same one', async () => {
    const files = await db
      .select({ cname: uploads.cname, sha256: uploads.sha256 })
      .from(vouchers)
      .innerJoin(uploads, eq(uploads.id, vouchers.uploadId));
    for (const { cname } of files) expect(await storage.exists(uploadKey(cname))).toBe(true);
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBeLessThan(files.length);
  });

  it('leave something to do: slips to look at, and people who were not reached', async () => {
    expect((await desk('vouchers/1/60/0?state=waiting')).data.total).toBeGreaterThan(2);
    expect((await desk('undelivered/1/60/0')).data.total).toBeGreaterThan(2);
    const { rows } = await pool.query('select count(*)::int as n from outbox.mails');
    expect(rows).toEqual([{ n: 0 }]);
  });
});
