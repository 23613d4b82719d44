import ExcelJs from 'exceljs';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase } from '../testing/demo-database';
import { feeWorld, type Payer } from '../testing/fees';

const resources = await demoDatabase();
const { pool } = resources;
const { api, desk, billed } = await feeWorld(resources);

/** What a stranger writes, and a spreadsheet must not reckon with. */
const formula = '=HYPERLINK("https://thief.example","点我")';
const chinese = '对公转账，摘要“年费”';

interface Open {
  readonly payer: Payer;
  readonly feeId: number;
  readonly bill: { readonly id: number; readonly version: number };
}

let paid: Open;
let unpaid: Open;
let categoryId = 0;

beforeAll(async () => {
  const [first, second] = await billed(2);
  if (first === undefined || second === undefined) throw new Error('Two are billed.');
  [paid, unpaid] = [first, second];
  const { rows } = await pool.query<{ id: number }>(
    'insert into member_categories (community_id, sort) values (1, 99) returning id',
  );
  categoryId = rows[0]?.id ?? 0;
  await pool.query('update members set category_id = $1 where id = $2', [categoryId, paid.payer.memberId]);
  const change = { ccId: 1, id: paid.bill.id, version: paid.bill.version, act: 'pay', way: 'transfer' };
  const part = await desk('modifyMemberPayStatus', { ...change, cents: 33_33, reason: formula });
  const more = { ...change, version: part.data.version, cents: 66_67, way: 'cash', reason: chinese };
  const rest = await desk('modifyMemberPayStatus', more);
  const entry = rest.data.entries.find(({ reason }: { reason: string }) => reason === formula);
  const back = { ccId: 1, id: paid.bill.id, version: rest.data.version, act: 'reverse', entry_id: entry.id };
  expect((await desk('modifyMemberPayStatus', { ...back, reason: 'It was another bill.' })).status).toBe(200);
});

type Filter = Readonly<Record<string, string | number>>;

const filters: readonly (readonly [string, () => Filter])[] = [
  ['nothing', () => ({})],
  ['a year', () => ({ from: '2026-01-01', until: '2027-01-01' })],
  ['a fee', () => ({ fee_id: paid.feeId })],
  ['a state', () => ({ state: 'part_paid', fee_id: paid.feeId })],
  ['a member', () => ({ member_id: unpaid.payer.memberId })],
  ['a kind of member', () => ({ category_id: categoryId })],
  ['who pays', () => ({ keywords: '林' })],
  ['what nobody is', () => ({ keywords: 'nobody is called so' })],
];

const query = (filter: Filter) =>
  new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, `${value}`]));

/** All entries that a filter finds, a part at a time. */
async function entriesOf(filter: Filter) {
  const list: { id: number; cents: number; debit: string; credit: string; bill_id: number }[] = [];
  for (let offset = 0; ; offset += 60) {
    const { data } = await desk(`ledger/1/60/${offset}?${query(filter)}`);
    list.push(...data.list);
    if (list.length >= data.total)
      return { list, total: data.total, balances: data.balances, difference: data.difference };
  }
}

async function fileOf(format: 'csv' | 'xlsx', filter: Filter, language = 'en'): Promise<Buffer> {
  const { data, status } = await desk(`export?lang=${language}`, { ccId: 1, format, ...filter });
  expect(status).toBe(200);
  return Buffer.from(await (await api.request(`https://portal.test${data.url}`)).arrayBuffer());
}

async function sheetOf(bytes: Buffer): Promise<ExcelJs.Worksheet> {
  const book = new ExcelJs.Workbook();
  await book.xlsx.load(bytes as never);
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new Error('The file has no sheet.');
  return sheet;
}

const rowsOf = (bytes: Buffer) =>
  Papa.parse<Record<string, string>>(bytes.toString('utf8'), { header: true, skipEmptyLines: true });

/** Whole cents of what a spreadsheet shows. */
const centsOf = (amount: number) => Math.round(amount * 100);

describe('the books', () => {
  it.each(filters)('by %s are the same in the list, in the sums and in both files', async (_what, filterOf) => {
    const filter = filterOf();
    const { list, total, balances, difference } = await entriesOf(filter);
    expect([list.length, new Set(list.map(({ id }) => id)).size]).toEqual([total, total]);
    const sums: Record<string, number> = { receivable: 0, bank: 0, income: 0, waived: 0, refunded: 0 };
    for (const { debit, credit, cents } of list) {
      sums[debit] = (sums[debit] ?? 0) + cents;
      sums[credit] = (sums[credit] ?? 0) - cents;
    }
    expect([balances, difference]).toEqual([sums, 0]);
    const turned = list.reduce((sum, { cents }) => sum + cents, 0);

    const { data: rows, errors } = rowsOf(await fileOf('csv', filter));
    expect(errors).toEqual([]);
    expect(rows.map(({ Entry }) => Number(Entry))).toEqual(list.map(({ id }) => id));
    expect(rows.reduce((sum, { Amount }) => sum + centsOf(Number(Amount)), 0)).toBe(turned);

    const sheet = await sheetOf(await fileOf('xlsx', filter));
    const found: { id: unknown; cents: number }[] = [];
    sheet.eachRow((row, number) => {
      if (number > 1) found.push({ id: row.getCell(1).value, cents: centsOf(row.getCell(9).value as number) });
    });
    expect(found.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    expect(found.reduce((sum, { cents }) => sum + cents, 0)).toBe(turned);
  });

  it('finds by a filter some bills and not all', async () => {
    const all = (await entriesOf({})).total;
    const totals = await Promise.all(filters.slice(2, -2).map(async ([, filter]) => (await entriesOf(filter())).total));
    for (const total of totals) expect([total > 0, total < all]).toEqual([true, true]);
  });

  it('are found by the same filter as the bills', async () => {
    for (const [, filterOf] of filters) {
      const { from: _from, until: _until, ...filter } = filterOf();
      const inBooks = new Set((await entriesOf(filter)).list.map(({ bill_id }) => bill_id)).size;
      const { data } = await desk(`bills/1/1/0?${query(filter)}`);
      expect(data.total).toBe(inBooks);
    }
  });
});

describe('a file for the accountant', () => {
  it('holds no formula of a stranger, and Chinese as it was written', async () => {
    const { data: rows } = rowsOf(await fileOf('csv', { member_id: paid.payer.memberId }, 'zh-cn'));
    expect(rows.map((row) => row.说明)).toEqual(expect.arrayContaining([`'${formula}`, chinese]));
    expect(rows.map((row) => row.方式)).toEqual(expect.arrayContaining(['转账', '现金']));
    const sheet = await sheetOf(await fileOf('xlsx', { member_id: paid.payer.memberId }, 'zh-cn'));
    const cells: ExcelJs.Cell[] = [];
    sheet.eachRow((row) => row.eachCell((cell) => void cells.push(cell)));
    expect(cells.filter(({ type }) => type === ExcelJs.ValueType.Formula)).toEqual([]);
    expect(cells.map(({ value }) => value)).toEqual(expect.arrayContaining([formula, chinese, '对公转账，摘要“年费”']));
  });

  it('begins with the mark by which a spreadsheet knows the encoding', async () => {
    expect([...(await fileOf('csv', {})).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('has days that can be sorted', async () => {
    const sheet = await sheetOf(await fileOf('xlsx', { fee_id: paid.feeId }));
    expect(sheet.getCell('B2').type).toBe(ExcelJs.ValueType.Date);
    expect((sheet.getCell('B2').value as Date).toISOString()).toMatch(/T00:00:00\.000Z$/);
  });
});

describe('a list of receipts', () => {
  const receipts = async (filter: Filter) => (await desk(`receipts/1/25/0?${query(filter)}`)).data;
  const own = () => receipts({ member_id: paid.payer.memberId });

  it('shows of a member what was given, what was cancelled and by what', async () => {
    const { list, total } = await own();
    const [cancelling, second, first] = list;
    expect([total, cancelling.kind, second.kind, first.kind]).toEqual([3, 'cancellation', 'payment', 'payment']);
    expect([cancelling.cancels, first.cancelled_by]).toEqual([first.number, cancelling.number]);
    expect([second.cancels, second.cancelled_by, second.cents]).toEqual([null, null, 66_67]);
  });

  it.each([
    ['its number', (number: string) => ({ keywords: number })],
    ['a part of its number', (number: string) => ({ keywords: number.slice(3) })],
    ['its number and its days', (number: string) => ({ keywords: number, from: '2020-01-01', until: '2100-01-01' })],
  ])('finds one by %s', async (_what, filterOf) => {
    const { number } = (await own()).list[2];
    const { list } = await receipts(filterOf(number));
    expect(list.map((receipt: { number: string }) => receipt.number)).toContain(number);
  });

  it.each<[string, (number: string) => Filter]>([
    ['of other days', (number) => ({ keywords: number, until: '2020-01-01' })],
    ['of another kind', (number) => ({ keywords: number, kind: 'refund' })],
    ['of another member', (number) => ({ keywords: number, member_id: unpaid.payer.memberId })],
    ['of a number that nobody was given', () => ({ keywords: '2026-999999' })],
  ])('finds none %s', async (_what, filterOf) => {
    expect(await receipts(filterOf((await own()).list[2].number))).toEqual({ list: [], total: 0 });
  });

  it('finds by who paid', async () => {
    const { payer } = (await own()).list[0];
    expect((await receipts({ keywords: payer })).total).toBeGreaterThanOrEqual(3);
  });

  it('hands out each as a PDF', async () => {
    const answer = await api.request(`https://portal.test${(await own()).list[0].url}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });
});

describe('what is booked', () => {
  it.each([
    ['to come', '2099-01-01'],
    ['of another age', '1926-11-22'],
  ])('is never of a day %s', async (_what, booked_on) => {
    const { id, version } = unpaid.bill;
    const { status, issues } = await desk('modifyMemberPayStatus', {
      ...{ ccId: 1, id, version, act: 'pay', reason: 'A slip of the pen.', booked_on },
    });
    expect([status, issues.map(({ field }: { field: string }) => field)]).toEqual([422, ['booked_on']]);
  });

  it('is in one currency, or it would not add up', async () => {
    const { status, issues } = await desk('settings/save', { ccId: 1, currency: 'EUR', account: null });
    expect([status, issues.map(({ field }: { field: string }) => field)]).toEqual([422, ['currency']]);
  });
});
