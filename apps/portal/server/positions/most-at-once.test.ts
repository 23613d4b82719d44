import { describe, expect, it } from 'vitest';
import { mostAtOnce, overlap } from './most-at-once';

const term = (from: string, until: string | null) => ({ from, until });
const of2026 = term('2026-01-01', '2027-01-01');

describe('terms of an office', () => {
  it.each([
    ['nobody else', [], 0],
    ['one who leaves on the day of the beginning', [term('2022-01-01', '2026-01-01')], 0],
    ['one who leaves a day later', [term('2022-01-01', '2026-01-02')], 1],
    ['two, one after the other', [term('2026-02-01', '2026-03-01'), term('2026-03-01', null)], 1],
    ['two who meet for a day', [term('2026-02-01', '2026-03-02'), term('2026-03-01', null)], 2],
    ['one who begins when it is over', [term('2027-01-01', null)], 0],
  ] as const)('run beside %s', (_case, others, most) => {
    expect(mostAtOnce(others, of2026)).toBe(most);
  });

  it.each([
    [term('2025-01-01', '2026-01-01'), false],
    [term('2025-01-01', null), true],
    [term('2026-06-01', '2026-06-02'), true],
    [term('2027-01-01', null), false],
  ])('have days in common: %o, %s', (other, expected) => {
    expect([overlap(other, of2026), overlap(of2026, other)]).toEqual([expected, expected]);
  });
});
