import { cents } from '@selvedge/domain/money';
import { expect, it } from 'vitest';
import { type Fate, liveBill } from './lived-bill';

const now = new Date('2026-11-21T12:00:00+08:00');
const parts = [
  { number: 1, dueOn: '2026-03-31', cents: cents(60_000) },
  { number: 2, dueOn: '2026-12-17', cents: cents(40_000) },
];

it.each<[Fate, string, readonly string[]]>([
  ['paid', 'paid', ['pay']],
  ['paid_by_card', 'paid', ['pay']],
  ['paid_by_slip', 'paid', ['send_voucher', 'accept_voucher']],
  ['part_paid', 'part_paid', ['pay']],
  ['waived', 'waived', ['waive']],
  ['refunded', 'refunded', ['pay', 'refund']],
  ['taken_back', 'overdue', ['pay', 'reverse']],
  ['waiting', 'voucher_review', ['lapse', 'send_voucher']],
  ['refused', 'overdue', ['lapse', 'send_voucher', 'refuse_voucher']],
  ['unpaid', 'overdue', ['lapse']],
])('a bill of the demo that is to be %s is %s in the end', (fate, state, events) => {
  const life = liveBill(fate, parts, '2026-03-20', now);
  expect([life.state, life.events.map(({ event }) => event)]).toEqual([state, events]);
  const times = life.events.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Math.max(0, ...times)).toBeLessThan(now.getTime());
});
