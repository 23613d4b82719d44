import { type BooksFilter, mostExported, selectBooks } from '../bills/read-ledger';
import type { PortalContext } from '../context';
import type { Language } from '../database/schema';
import { type Cell, type Column, type TableFile, type TableFormat, tableFile } from './table-file';

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

const sheets = { 'zh-cn': '账簿', en: 'Ledger' } as const satisfies Record<Language, string>;

/** How wide each column is and what it holds. */
const kinds: readonly Omit<Column, 'title'>[] = [
  { width: 8 },
  { width: 12, holds: 'day' },
  { width: 14 },
  { width: 28 },
  { width: 30 },
  { width: 12 },
  { width: 14 },
  { width: 14 },
  { width: 14, holds: 'money' },
  { width: 8 },
  { width: 10 },
  { width: 12 },
  { width: 40 },
];

/** The books as a file that an accountant opens: one entry a row, in the order of their days. */
export async function booksFile(
  context: Pick<PortalContext, 'db' | 'language'>,
  filter: BooksFilter,
  format: TableFormat,
): Promise<TableFile> {
  const { language } = context;
  const columns = kinds.map((kind, place) => ({ title: heads[language][place] ?? '', ...kind }));
  return tableFile({ name: sheets[language], columns, rows: await bookRows(context, filter) }, format);
}

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
