import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, perMille } from '../../money';
import {
  addDays,
  addMonths,
  dayAt,
  type FeePayer,
  type FeeRule,
  feeAmount,
  instalmentsOf,
  isAddressed,
  isOverdue,
  monthsUntil,
  nextPeriod,
  openInstalments,
  proRata,
  receiptNumber,
  remindersOn,
} from './index';

const somebody: FeePayer = { memberId: 12, positions: [], category: null, turnover: null, activeMembers: 3 };
const year = { from: '2026-01-01', until: '2027-01-01' };

const formula: FeeRule = {
  kind: 'formula',
  base: cents(100_000),
  each: cents(5_000),
  positions: [
    { id: 1, cents: cents(500_000) },
    { id: 2, cents: cents(300_000) },
  ],
  bands: [
    { from: cents(10_000_000), cents: cents(20_000) },
    { from: cents(90_000_000), cents: cents(80_000) },
  ],
  most: cents(650_000),
};

const table: FeeRule = {
  kind: 'table',
  rows: [
    { position: 1, category: null, from: null, cents: cents(900) },
    { position: null, category: 4, from: cents(1000), cents: cents(700) },
    { position: null, category: 4, from: null, cents: cents(500) },
  ],
};

describe('an amount', () => {
  it.each<[string, FeeRule, Partial<FeePayer>, number]>([
    ['is the same for everybody', { kind: 'fixed', cents: cents(200) }, {}, 200],
    ['has a part for each active member', formula, {}, 115_000],
    ['has the dearest office of several', formula, { positions: [2, 1], activeMembers: 0 }, 600_000],
    ['has the highest band that is reached', formula, { turnover: cents(90_000_000) }, 195_000],
    ['has no band below the lowest', formula, { turnover: cents(9_999_999) }, 115_000],
    ['ends at the most', formula, { positions: [1], activeMembers: 99 }, 650_000],
    ['is the first row that fits', table, { positions: [1], category: 4, turnover: cents(5000) }, 900],
    ['needs every part of a row', table, { category: 4, turnover: cents(999) }, 500],
    ['is nothing where no row fits', table, { category: 5 }, 0],
  ])('%s', (_what, rule, more, amount) => {
    expect(feeAmount(rule, { ...somebody, ...more })).toBe(amount);
  });
});

describe('a fee is for', () => {
  const chosen = { kind: 'chosen', positions: [1], categories: [4], members: [12] } as const;
  it.each<[string, Partial<FeePayer>, boolean]>([
    ['who is named', {}, true],
    ['who is of a category', { memberId: 13, category: 4 }, true],
    ['who holds an office', { memberId: null, positions: [3, 1] }, true],
    ['nobody else', { memberId: null, positions: [3] }, false],
  ])('%s', (_who, more, isFor) => {
    expect(isAddressed(chosen, { ...somebody, ...more })).toBe(isFor);
    expect(isAddressed({ kind: 'all' }, { ...somebody, ...more })).toBe(true);
  });
});

describe('days', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %d days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-12-15', 12, '2027-12-15'],
  ])('%s and %d months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it.each(['2026-2-1', 'today', '2026-13-01'])('are none: %s', (text) => {
    expect(() => addDays(text, 1)).toThrow(RangeError);
  });

  it('are counted in months, begun ones whole', () => {
    expect(monthsUntil('2026-01-15', '2026-02-15')).toBe(1);
    expect(monthsUntil('2026-01-15', '2026-02-16')).toBe(2);
    expect(monthsUntil('2026-02-16', '2026-01-15')).toBe(0);
  });

  it('are the association’s', () => {
    expect(dayAt(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
  });
});

describe('a period', () => {
  it.each([
    [year, '2027-01-01', '2028-01-01'],
    [{ from: '2026-07-15', until: '2026-10-15' }, '2026-10-15', '2027-01-15'],
    [{ from: '2026-01-01', until: '2026-01-11' }, '2026-01-11', '2026-01-21'],
  ])('%j is followed by one of the same length', (period, from, until) => {
    expect(nextPeriod(period)).toEqual({ from, until });
  });

  it.each([
    ['2025-06-01', 120_000],
    ['2026-01-01', 120_000],
    ['2026-01-31', 120_000],
    ['2026-02-01', 110_000],
    ['2026-11-22', 20_000],
    ['2026-12-31', 10_000],
    ['2027-01-01', 0],
  ])('costs who joins on %s what is left of it', (joined, amount) => {
    expect(proRata(cents(120_000), year, joined)).toBe(amount);
  });

  it('never costs more for who joins later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 10_000_000 }), (day, amount) => {
        const on = addDays(year.from, day);
        const share = proRata(cents(amount), year, on);
        expect(share).toBeGreaterThanOrEqual(proRata(cents(amount), year, addDays(on, 1)));
        expect(share).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

const halves = [
  { days: 30, share: perMille(500) },
  { days: 210, share: perMille(500) },
];

describe('instalments', () => {
  it('add up to the amount to the cent, whatever the plan', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 }).map((parts) => {
      const sum = parts.reduce((all, part) => all + part, 0);
      return sum < 1000 ? [...parts, 1000 - sum] : [1000];
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), shares, (amount, plan) => {
        const steps = plan.map((share, place) => ({ days: place * 30, share: perMille(share) }));
        const parts = instalmentsOf(cents(amount), steps, '2026-01-01', '2026-03-01');
        expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(amount);
        expect(parts.map(({ number }) => number)).toEqual(parts.map((_part, place) => place + 1));
        expect(parts.every(({ dueOn }) => dueOn >= '2026-03-01')).toBe(true);
      }),
    );
  });

  it('that would be over are due together', () => {
    expect(instalmentsOf(cents(101), halves, '2026-01-01', '2026-11-22')).toEqual([
      { number: 1, dueOn: '2026-11-22', cents: 101 },
    ]);
  });

  it('make a thousand or are refused', () => {
    expect(() => instalmentsOf(cents(1), halves.slice(1), '2026-01-01', '2026-01-01')).toThrow(RangeError);
  });

  const parts = instalmentsOf(cents(101), halves, '2026-01-01', '2026-01-01');

  it.each<[number, number[]]>([
    [0, [51, 50]],
    [20, [31, 50]],
    [51, [50]],
    [101, []],
    [-10, [51, 50]],
  ])('of which %d is settled leave %j open', (settled, open) => {
    expect(openInstalments(parts, cents(settled)).map((part) => part.cents)).toEqual(open);
  });

  it.each<[string, number, boolean]>([
    ['2026-01-31', 0, false],
    ['2026-02-01', 0, true],
    ['2026-02-01', 51, false],
    ['2026-07-31', 51, true],
  ])('are overdue on %s with %d settled: %s', (today, settled, overdue) => {
    expect(isOverdue(parts, cents(settled), today)).toBe(overdue);
  });
});

describe('reminders', () => {
  const parts = instalmentsOf(cents(101), halves, '2026-01-01', '2026-01-01');
  const offsets = [-7, 0, 14];
  const sentOn = (day: string, settled: Cents = cents(0)) =>
    remindersOn(day, parts, settled, offsets).map(({ instalment, offset }) => [instalment.number, offset]);

  it.each<[string, (readonly [number, number])[]]>([
    ['2026-01-23', []],
    ['2026-01-24', [[1, -7]]],
    ['2026-01-30', [[1, -7]]],
    ['2026-01-31', [[1, 0]]],
    ['2026-02-09', [[1, 0]]],
    ['2026-02-10', []],
    ['2026-02-14', [[1, 14]]],
    ['2026-02-24', []],
  ])('on %s are %j', (day, reminders) => {
    expect(sentOn(day)).toEqual(reminders);
  });

  it('are none of what is settled', () => {
    expect(sentOn('2026-01-31', cents(51))).toEqual([]);
  });

  it('come once each when every day is looked at and noted', () => {
    const sent = new Set<string>();
    let count = 0;
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      for (const [number, offset] of sentOn(day)) {
        if (sent.has(`${number} ${offset}`)) continue;
        sent.add(`${number} ${offset}`);
        count += 1;
      }
    }
    expect(count).toBe(parts.length * offsets.length);
  });
});

describe('a receipt’s number', () => {
  it('is its year and its place', () => {
    expect(receiptNumber(2026, 42)).toBe('2026-000042');
    expect(receiptNumber(2026, 1_234_567)).toBe('2026-1234567');
  });

  it.each([
    [26, 1],
    [2026, 0],
    [2026, 1.5],
  ])('is none for %d and %d', (of, serial) => {
    expect(() => receiptNumber(of, serial)).toThrow(RangeError);
  });
});
