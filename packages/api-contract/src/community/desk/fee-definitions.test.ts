import { describe, expect, it } from 'vitest';
import { feeDefinitions } from './fee-definitions';

const { request } = feeDefinitions.save;

const fee = {
  ccId: 1,
  kind: 'membership',
  payer: 'member',
  rule: { kind: 'fixed', cents: 200_000 },
  audience: { kind: 'all' },
  period_from: '2026-01-01',
  period_until: '2027-01-01',
  plan: [{ days: 30, share: 1000 }],
  is_pro_rata: true,
  renews: true,
  renews_before: 30,
  reminders: [-7, 0, 14],
  texts: { 'zh-cn': { title: '会费', description: '' }, en: null },
};

const formula = { kind: 'formula', base: 0, each: 0, positions: [], bands: [], most: null };
const row = { position: null, category: null, from: null, cents: 0 };
const chosen = { kind: 'chosen', positions: [], categories: [], members: [] };
const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

describe('a fee', () => {
  it.each([
    ['the same amount for everybody', {}],
    ['a formula by office, band and active members', { rule: { ...formula, positions: [{ id: 3, cents: 50_000 }] } }],
    ['a formula with a limit', { rule: { ...formula, bands: [{ from: 0, cents: 1 }], most: 900_000 } }],
    ['a table', { rule: { kind: 'table', rows: [row, { ...row, position: 2, from: 10_000_000_00 }] } }],
    ['chosen payers', { audience: { ...chosen, categories: [1], members: [4, 5] } }],
    [
      'instalments before and after its first day',
      {
        plan: [
          { days: -30, share: 333 },
          { days: 400, share: 667 },
        ],
      },
    ],
    ['no reminders', { reminders: [] }],
    ['the id and version of what it changes', { id: 4, version: 1_795_219_200_000 }],
  ])('may have %s', (_name, more) => {
    expect(request.safeParse({ ...fee, ...more }).error).toBeUndefined();
  });

  it.each([
    ['an amount of nothing', { rule: { kind: 'fixed', cents: 0 } }, ['rule', 'cents']],
    ['a part of a cent', { rule: { kind: 'fixed', cents: 10.5 } }, ['rule', 'cents']],
    ['an amount in letters', { rule: { kind: 'fixed', cents: '200' } }, ['rule', 'cents']],
    ['more than twenty million', { rule: { kind: 'fixed', cents: 2_000_000_001 } }, ['rule', 'cents']],
    ['a rule that nobody knows', { rule: { kind: 'auction' } }, ['rule', 'kind']],
    ['a formula without a base', { rule: { ...formula, base: undefined } }, ['rule', 'base']],
    [
      'more offices than there can be',
      { rule: { ...formula, positions: many(61, { id: 1, cents: 1 }) } },
      ['rule', 'positions'],
    ],
    ['a table without rows', { rule: { kind: 'table', rows: [] } }, ['rule', 'rows']],
    ['a negative row', { rule: { kind: 'table', rows: [{ ...row, cents: -1 }] } }, ['rule', 'rows', 0, 'cents']],
    ['an unknown audience', { audience: { kind: 'friends' } }, ['audience', 'kind']],
    ['more names than there is room for', { audience: { ...chosen, members: many(501, 1) } }, ['audience', 'members']],
    [
      'shares that make more than the whole',
      {
        plan: [
          { days: 0, share: 600 },
          { days: 9, share: 600 },
        ],
      },
      ['plan'],
    ],
    ['shares that make less than the whole', { plan: [{ days: 0, share: 999 }] }, ['plan']],
    ['no day on which it is due', { plan: [] }, ['plan']],
    ['more parts than months', { plan: many(13, { days: 1, share: 76 }) }, ['plan']],
    ['a day that is none', { period_from: '2026-02-30' }, ['period_from']],
    ['a moment instead of a day', { period_from: '2026-01-01T00:00:00Z' }, ['period_from']],
    ['a renewal half a year and more ahead', { renews_before: 181 }, ['renews_before']],
    ['a reminder for every day', { reminders: many(13, 1) }, ['reminders']],
    ['a reminder years later', { reminders: [366] }, ['reminders', 0]],
    ['no words', { texts: { 'zh-cn': null, en: null } }, ['texts']],
    [
      'a title of blanks',
      { texts: { 'zh-cn': { title: '  ', description: '' }, en: null } },
      ['texts', 'zh-cn', 'title'],
    ],
    ['a yes in letters', { renews: 'true' }, ['renews']],
    ['a field that nobody knows', { bonus: 1 }, []],
  ])('has not %s', (_name, more, path) => {
    const { error } = request.safeParse({ ...fee, ...more });
    expect(error?.issues.map((issue) => issue.path)).toContainEqual(path);
  });

  it('is previewed as it would be written, and published by its number alone', () => {
    expect(feeDefinitions.preview.request.safeParse(fee).success).toBe(true);
    expect(feeDefinitions.preview.request.safeParse({ ...fee, version: 3 }).success).toBe(false);
    expect(feeDefinitions.publish.request.safeParse({ ccId: 1, id: 3 }).success).toBe(true);
    expect(feeDefinitions.publish.request.safeParse({ ccId: 1, id: 0 }).success).toBe(false);
  });
});
