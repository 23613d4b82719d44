import type { QueryResult } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase } from '../testing/demo-database';
import { staffContext } from '../testing/desk';
import { feeWorld } from '../testing/fees';
import { growDues } from '../testing/grow-dues';
import { selectDuesWaiting } from './dues-waiting';
import { listUndelivered } from './list-undelivered';
import { pageOwnBills, searchBills } from './page-bills';
import { readLedger } from './read-ledger';
import { remindOfBills } from './remind';

const resources = await demoDatabase();
const { db, pool } = resources;
const context = await staffContext(db, 'treasurer');
const { desk } = await feeWorld(resources);
const page = { ccId: 1, limit: 25, offset: 0 };

beforeAll(() => growDues(db, 20_000), 300_000);

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Step[];
}

interface Asked {
  readonly text: string;
  readonly values: unknown[];
}

/** What is asked of the database while something is done. */
async function askedBy(work: () => Promise<unknown>): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const plain = pool.query;
  pool.query = ((query: { text: string }, values: unknown[], ...more: []) => {
    asked.push({ text: query.text, values: values ?? [] });
    return Reflect.apply(plain, pool, [query, values, ...more]) as Promise<QueryResult>;
  }) as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = plain;
  }
  return asked.filter(({ text }) => /^\s*(select|update)/i.test(text));
}

/** The tables that are read from end to end by any of the statements. */
async function wholeTables(asked: readonly Asked[]): Promise<string[]> {
  const found: string[] = [];
  const visit = (step: Step) => {
    if (step['Node Type'] === 'Seq Scan') found.push(step['Relation Name'] ?? '');
    step.Plans?.forEach(visit);
  };
  for (const { text, values } of asked) {
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Step }] }>(
      `explain (format json) ${text}`,
      values,
    );
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) visit(Plan);
  }
  return found;
}
/** What grows by the year. */
const large = new Set(['bills', 'instalments', 'ledger_entries', 'receipts', 'bill_notices', 'vouchers']);

const thisYear = { from: '2026-01-01', until: '2027-01-01' };

describe('among the dues of 20,000 members in three years', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the latest bills', () => searchBills(context, page)],
    ['those that are late', () => searchBills(context, { ...page, state: 'overdue' })],
    ['those that are paid', () => searchBills(context, { ...page, state: 'paid' })],
    ['those of a member', () => searchBills(context, { ...page, member_id: 500 })],
    ['somebody’s own bills', () => pageOwnBills(context, page)],
    ['the books of a member', () => readLedger(context, { ...page, member_id: 500 })],
    ['a receipt by its number', () => desk('receipts/1/25/0?keywords=2026-001500')],
    ['the receipts of a member', () => desk('receipts/1/25/0?member_id=500')],
    ['what was not delivered', () => listUndelivered(context, page)],
    ['the slips that wait', () => desk('vouchers/1/25/0?state=waiting')],
    ['what waits at the desk', () => selectDuesWaiting(context, 1)],
  ])('%s are found without reading all of them', async (_what, work) => {
    const asked = await askedBy(work);
    expect(asked.length).toBeGreaterThan(0);
    expect((await wholeTables(asked)).filter((table) => large.has(table))).toEqual([]);
  });

  // Sums and counts of all are of all; the page that is shown beside them is not.
  it.each<[string, () => Promise<unknown>]>([
    ['the books', () => readLedger(context, page)],
    ['the books of a year', () => readLedger(context, { ...page, ...thisYear })],
    ['the latest receipts', () => desk('receipts/1/25/0')],
  ])('a page of %s is read from where it stands', async (_what, work) => {
    const shown = (await askedBy(work)).filter(
      ({ text }) => / order by .* limit /s.test(text) && text.includes('"receipts"'),
    );
    expect(shown).toHaveLength(1);
    expect((await wholeTables(shown)).filter((table) => large.has(table))).toEqual([]);
  });

  it('the clock reminds whom it should, and an hour later sees at a glance that there is nothing to do', async () => {
    const world = { db, now: new Date('2026-11-22T04:00:00Z'), originOf: () => 'https://portal.test' };
    expect(await remindOfBills(world)).toBeGreaterThan(500);
    const later = { ...world, now: new Date('2026-11-22T05:00:00Z') };
    const asked = await askedBy(async () => expect(await remindOfBills(later)).toBe(0));
    expect(asked).toHaveLength(1);
    expect((await wholeTables(asked)).filter((table) => large.has(table))).toEqual([]);
  }, 300_000);
});
