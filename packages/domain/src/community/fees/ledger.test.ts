import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money';
import {
  accountBalances,
  billStateOf,
  billStates,
  billTransitions,
  canHappen,
  entrySides,
  isSettled,
  type LedgerEntry,
  type NewEntry,
  refundable,
  refundEntries,
  reversalOf,
  standingOf,
} from './index';

type Step = readonly [what: 'charge' | 'pay' | 'waive' | 'refund' | 'reverse', amount: number];

const step = fc.tuple(
  fc.constantFrom('charge', 'pay', 'waive', 'refund', 'reverse'),
  fc.integer({ min: 1, max: 5_000_000 }),
) as fc.Arbitrary<Step>;

/** Plays steps as the use-cases do: what the rules refuse is not done. */
function play(steps: readonly Step[]): LedgerEntry[] {
  const books: LedgerEntry[] = [];
  const add = (entry: NewEntry, reverses: number | null = null) =>
    books.push({ ...entry, id: books.length + 1, reverses });
  for (const [what, amount] of steps) {
    const standing = standingOf(books);
    if (what === 'charge') add({ kind: 'charge', ...entrySides.charge, cents: cents(amount) });
    if (what === 'pay') add({ kind: 'payment', ...entrySides.payment, cents: cents(amount) });
    if (what === 'waive' && amount <= standing.outstanding) {
      add({ kind: 'waiver', ...entrySides.waiver, cents: cents(amount) });
    }
    if (what === 'refund') {
      const most = Math.min(amount, refundable(standing));
      for (const entry of refundEntries(standing, cents(most))) add(entry);
    }
    if (what === 'reverse') {
      const id = (amount % (books.length + 1)) + 1;
      const counter = reversalOf(id, books);
      if (counter !== null) add(counter, id);
    }
  }
  return books;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the books, after whatever happened', () => {
  it('add up to the cent', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const books = play(steps);
        const balances = accountBalances(books);
        const { charged, paid, waived, refunded, outstanding } = standingOf(books);
        expect(sumOf(Object.values(balances))).toBe(0);
        expect(outstanding).toBe(balances.receivable);
        expect(balances.bank).toBe(paid - refunded);
        expect([balances.income, balances.waived]).toEqual([charged === 0 ? 0 : -charged, waived]);
        expect(refunded).toBeLessThanOrEqual(paid);
      }),
    );
  });

  it('say the same in whatever order they are read', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const books = play(steps);
        expect(standingOf(books.toReversed())).toEqual(standingOf(books));
      }),
    );
  });

  it('are as before when everything that can be taken back was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (amount, part) => {
        const books = play([
          ['charge', amount],
          ['pay', part],
        ]);
        const counter = reversalOf(2, books);
        if (counter === null) throw new Error('A payment can be taken back.');
        const after = [...books, { ...counter, id: 3, reverses: 2 }];
        expect(standingOf(after)).toEqual(standingOf(books.slice(0, 1)));
        expect(reversalOf(2, after)).toBeNull();
      }),
    );
  });
});

describe('giving back', () => {
  it('takes what was paid beyond what was owed first', () => {
    const books = play([
      ['charge', 100],
      ['pay', 130],
    ]);
    expect(refundEntries(standingOf(books), cents(50))).toEqual([
      { kind: 'overpayment', debit: 'receivable', credit: 'bank', cents: 30 },
      { kind: 'refund', debit: 'refunded', credit: 'bank', cents: 20 },
    ]);
  });

  it.each([-1, 131])('is refused for %d of 130', (amount) => {
    const standing = standingOf(
      play([
        ['charge', 100],
        ['pay', 130],
      ]),
    );
    expect(() => refundEntries(standing, cents(amount))).toThrow(RangeError);
  });
});

describe('a counter entry', () => {
  const books: LedgerEntry[] = [
    ...play([
      ['charge', 100],
      ['pay', 100],
      ['refund', 40],
    ]),
  ];

  it.each([
    ['a charge, which is waived', 1],
    ['a payment of which some was given back', 2],
    ['what is not there', 9],
  ])('is none for %s', (_what, id) => {
    expect(reversalOf(id, books)).toBeNull();
  });

  it('swaps the sides', () => {
    expect(reversalOf(3, books)).toEqual({ kind: 'reversal', debit: 'bank', credit: 'refunded', cents: 40 });
  });

  it('of nothing is no entry', () => {
    const stray = {
      id: 1,
      kind: 'reversal',
      debit: 'receivable',
      credit: 'bank',
      cents: cents(1),
      reverses: 7,
    } as const;
    expect(() => standingOf([stray])).toThrow(RangeError);
  });
});

describe('the state of a bill', () => {
  const calm = { hasVoucher: false, isOverdue: false };
  it.each([
    ['unpaid', [['charge', 100]], calm],
    [
      'part_paid',
      [
        ['charge', 100],
        ['pay', 40],
      ],
      calm,
    ],
    [
      'overdue',
      [
        ['charge', 100],
        ['pay', 40],
      ],
      { ...calm, isOverdue: true },
    ],
    ['voucher_review', [['charge', 100]], { hasVoucher: true, isOverdue: true }],
    [
      'paid',
      [
        ['charge', 100],
        ['pay', 60],
        ['waive', 40],
      ],
      { ...calm, isOverdue: true },
    ],
    [
      'waived',
      [
        ['charge', 100],
        ['waive', 100],
      ],
      calm,
    ],
    [
      'paid',
      [
        ['charge', 100],
        ['pay', 100],
        ['refund', 40],
      ],
      calm,
    ],
    [
      'refunded',
      [
        ['charge', 100],
        ['pay', 100],
        ['refund', 100],
      ],
      calm,
    ],
  ] as const)('is %s after %j', (state, steps, facts) => {
    expect(billStateOf(standingOf(play(steps)), facts)).toBe(state);
  });

  it('lets nothing happen that its table does not list', () => {
    expect(billStates.filter((state) => canHappen(state, 'accept_voucher'))).toEqual(['voucher_review']);
    expect(billStates.filter((state) => canHappen(state, 'refund'))).toEqual(['paid']);
    expect(Object.keys(billTransitions)).toEqual([...billStates]);
  });

  it('is settled when nothing more is to be paid', () => {
    expect(billStates.filter(isSettled)).toEqual(['paid', 'waived']);
  });
});
