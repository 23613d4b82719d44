import { describe, expect, it } from 'vitest';
import { askedOfBooks, type DeskFee, feeFromForm, feeToForm } from './fee-resource';

const fee: DeskFee = {
  id: 3,
  version: 1_795_219_200_000,
  state: 'draft',
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
  reminders: [-7, 0],
  texts: { 'zh-cn': { title: '会费', description: '' }, en: null },
  bills: 0,
  billed: 0,
  paid: 0,
  outstanding: 0,
  renews_on: null,
  updated_time: 1_795_219_200,
};

const rules: readonly DeskFee['rule'][] = [
  fee.rule,
  { kind: 'formula', base: 1, each: 2, positions: [{ id: 1, cents: 3 }], bands: [{ from: 4, cents: 5 }], most: null },
  { kind: 'table', rows: [{ position: 1, category: null, from: null, cents: 6 }] },
];

describe('the form of a fee', () => {
  it.each(rules.map((rule) => [rule.kind, rule] as const))('sends back what it was given: %s', (_kind, rule) => {
    const { id, version, state, bills, billed, paid, outstanding, renews_on, updated_time, ...own } = { ...fee, rule };
    expect(feeFromForm(feeToForm({ ...fee, rule }), 1)).toEqual({ ccId: 1, ...own });
  });

  it('shows the last day of the period, where the call has the first one after it', () => {
    expect(feeToForm(fee).period_until).toBe('2026-12-31');
  });

  it('keeps nothing of a rule and an audience that were chosen before', () => {
    const form = feeToForm({ ...fee, audience: { kind: 'chosen', positions: [1], categories: [], members: [] } });
    const sent = feeFromForm({ ...form, rule: { ...form.rule, kind: 'table' }, audience: { kind: 'all' } }, 1);
    expect([sent.rule, sent.audience]).toEqual([{ kind: 'table', rows: [] }, { kind: 'all' }]);
  });

  it('takes a row that was just added for an empty one', () => {
    const { plan } = feeFromForm({ ...feeToForm(fee), plan: [{ days: 30, share: 1000 }, null] }, 1);
    expect(plan).toEqual([
      { days: 30, share: 1000 },
      { days: 0, share: 0 },
    ]);
  });
});

it.each([
  [
    { from: '2026-01-01', until: '2026-12-31' },
    { from: '2026-01-01', until: '2027-01-01' },
  ],
  [{ kind: 'refund', until: '' }, { kind: 'refund' }],
  [{}, {}],
])('asks the books for every day through the last one that was named: %o', (filter, asked) => {
  expect(askedOfBooks(filter)).toEqual(asked);
});
