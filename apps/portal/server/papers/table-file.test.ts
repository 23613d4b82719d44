import ExcelJs from 'exceljs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type Cell, type Table, tableFile } from './table-file';

const tableOf = (...rows: Cell[][]): Table => ({
  name: '名单',
  columns: [
    { title: '姓名', width: 20 },
    { title: 'Day', width: 12, holds: 'day' },
    { title: 'Amount', width: 12, holds: 'money' },
  ],
  rows,
});

async function csvLines(table: Table) {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode((await tableFile(table, 'csv')).bytes);
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
}

async function sheetOf(table: Table) {
  const book = new ExcelJs.Workbook();
  const { bytes } = await tableFile(table, 'xlsx');
  // Its own type of a buffer is of an older Node.
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0]);
  const sheet = book.getWorksheet('名单');
  if (sheet === undefined) throw new Error('The workbook has no such sheet.');
  return sheet;
}

describe('a table as a file', () => {
  it('is read again as CSV, with Chinese, quotes and lines within a cell', async () => {
    const row = ['柯桥 "A", B\n二', '2026-05-01', 123_456];
    expect(await csvLines(tableOf(row))).toEqual([
      ['姓名', 'Day', 'Amount'],
      ['柯桥 "A", B\n二', '2026-05-01', '1234.56'],
    ]);
  });

  it.each(['=1+1', '+86 10 0000', '@SUM(A1)', '-2+3', '\t=1', '\r=1', '-12.00=1'])(
    'makes words of what looks like a formula: %j',
    async (cell) => {
      expect((await csvLines(tableOf([cell, null, 0])))[1]?.[0]).toBe(`'${cell}`);
      const written = (await sheetOf(tableOf([cell, null, 0]))).getCell('A2');
      expect([written.type, written.formula]).toEqual([ExcelJs.ValueType.String, undefined]);
    },
  );

  it('keeps an amount below nothing an amount', async () => {
    expect((await csvLines(tableOf(['', '', -1200])))[1]).toEqual(['', '', '-12.00']);
  });

  it('holds days and amounts in a workbook as a spreadsheet reckons with them', async () => {
    const sheet = await sheetOf(tableOf(['A', '2026-05-01', -1234]));
    expect(sheet.getCell('B2').value).toEqual(new Date('2026-05-01T00:00:00Z'));
    expect([sheet.getCell('C2').value, sheet.getCell('C2').numFmt]).toEqual([-12.34, '#,##0.00']);
    expect(sheet.getRow(1).values).toEqual([undefined, '姓名', 'Day', 'Amount']);
  });
});
