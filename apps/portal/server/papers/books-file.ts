import { cents, formatCents } from '@selvedge/domain/money';
import ExcelJs from 'exceljs';
import { type BooksFilter, mostExported, selectBooks } from '../bills/read-ledger';
import type { PortalContext } from '../context';
import type { Language } from '../database/schema';

const heads = {
  'zh-cn': [
    '分录号',
    '日期',
    '凭据编号',
    '交款人',
    '事由',
    '类别',
    '借方',
    '贷方',
    '金额',
    '币种',
    '冲销分录',
    '方式',
    '说明',
  ],
  en: [
    'Entry',
    'Day',
    'Receipt',
    'Payer',
    'For',
    'Kind',
    'Debit',
    'Credit',
    'Amount',
    'Currency',
    'Reverses',
    'By',
    'Reason',
  ],
} as const satisfies Record<Language, readonly string[]>;

const terms = {
  'zh-cn': {
    charge: '应收',
    payment: '收款',
    waiver: '减免',
    refund: '退款',
    overpayment: '退回多缴',
    reversal: '冲销',
    receivable: '应收会费',
    bank: '银行存款',
    income: '会费收入',
    waived: '减免',
    refunded: '退款',
    transfer: '转账',
    cash: '现金',
    cheque: '支票',
    stripe: '在线支付（Stripe）',
  },
  en: {
    charge: 'charge',
    payment: 'payment',
    waiver: 'waiver',
    refund: 'refund',
    overpayment: 'overpayment returned',
    reversal: 'reversal',
    receivable: 'Receivable',
    bank: 'Bank',
    income: 'Income',
    waived: 'Waived',
    refunded: 'Refunded',
    transfer: 'transfer',
    cash: 'in cash',
    cheque: 'cheque',
    stripe: 'by card (Stripe)',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The books as a file that an accountant opens: one entry a row, in the order of their days. */
export async function booksFile(
  context: Pick<PortalContext, 'db' | 'language'>,
  filter: BooksFilter,
  format: 'csv' | 'xlsx',
): Promise<{ readonly type: string; readonly bytes: Buffer }> {
  const rows = await bookRows(context, filter);
  return format === 'csv' ? csvOf(heads[context.language], rows) : xlsxOf(heads[context.language], rows);
}

type Cell = string | number | null;

async function bookRows(
  context: Pick<PortalContext, 'db' | 'language'>,
  filter: BooksFilter,
): Promise<readonly (readonly Cell[])[]> {
  const entries = await selectBooks(context, filter, { limit: mostExported, offset: 0 });
  const said = terms[context.language];
  const ways: Readonly<Record<string, string>> = said;
  return entries.map((entry) => [
    entry.id,
    entry.booked_on,
    entry.receipt,
    entry.payer,
    entry.title,
    said[entry.kind],
    said[entry.debit],
    said[entry.credit],
    entry.cents,
    entry.currency,
    entry.reverses,
    ways[entry.way] ?? entry.way,
    entry.reason,
  ]);
}

/** The column of days. */
const dayColumn = 1;

/** The column of amounts, which are kept in cents until they are written. */
const amountColumn = 8;

/** With the mark by which spreadsheets know UTF-8. */
function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]) {
  const lines = [
    head,
    ...rows.map((row) => row.map((cell, place) => (place === amountColumn ? formatCents(cents(Number(cell))) : cell))),
  ];
  const text = lines.map((line) => line.map(csvCell).join(',')).join('\r\n');
  return { type: 'text/csv; charset=utf-8', bytes: Buffer.from(`\uFEFF${text}\r\n`) };
}

/** A cell that begins like a formula is none: a spreadsheet would reckon with what a stranger wrote. */
function csvCell(cell: Cell): string {
  const text = String(cell ?? '');
  const safe =
    typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

async function xlsxOf(head: readonly string[], rows: readonly (readonly Cell[])[]) {
  const book = new ExcelJs.Workbook();
  const sheet = book.addWorksheet('Ledger', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.addRow([...head]).font = { bold: true };
  for (const row of rows) sheet.addRow(row.map(typedCell));
  sheet.getColumn(dayColumn + 1).numFmt = 'yyyy-mm-dd';
  sheet.getColumn(amountColumn + 1).numFmt = '#,##0.00';
  for (const [place, width] of [8, 12, 14, 28, 30, 12, 14, 14, 14, 8, 10, 12, 40].entries()) {
    sheet.getColumn(place + 1).width = width;
  }
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: Buffer.from(await book.xlsx.writeBuffer()),
  };
}

/** Days and amounts as a spreadsheet keeps them, so that they can be sorted and added up. */
function typedCell(cell: Cell, place: number): Cell | Date {
  if (place === dayColumn) return new Date(`${cell}T00:00:00Z`);
  return place === amountColumn ? Number(cell) / 100 : cell;
}
