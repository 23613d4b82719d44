import { expect, it } from 'vitest';
import { mostOf } from './bill-acts';
import type { DeskBill } from './bill-screen';

type Entry = DeskBill['entries'][number];

const plain = { reverses: null, booked_on: '2026-11-22', way: '', reason: '' } as const;
const charge: Entry = { id: 1, kind: 'charge', debit: 'receivable', credit: 'income', cents: 1000, ...plain };
const payment: Entry = { id: 2, kind: 'payment', debit: 'bank', credit: 'receivable', cents: 400, ...plain };
const back: Entry = { ...payment, id: 3, kind: 'reversal', debit: 'receivable', credit: 'bank', reverses: 2 };

it.each<[string, readonly Entry[], number, number]>([
  ['nothing was paid', [charge], 1000, 0],
  ['a part was paid', [charge, payment], 600, 400],
  ['a payment was taken back', [charge, payment, back], 1000, 0],
])('offers no more than there is when %s', (_name, entries, owed, paid) => {
  expect(mostOf({ entries: [...entries] })).toEqual({ pay: owed, waive: owed, refund: paid });
});
