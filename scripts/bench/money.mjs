import { dinero, toDecimal, USD } from 'dinero.js';
import { cents, formatCents, formatFixed } from '../../packages/domain/dist/money.js';

const amounts = Array.from({ length: 10_000 }, (_, n) => (n * 7919) % 100_000_000);
const prices = amounts.map((amount) => ({ amount, ours: cents(amount), theirs: dinero({ amount, currency: USD }) }));
const numbers = amounts.map((amount) => amount / 100);

const intl = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** @returns {readonly import('./contest.mjs').Contest[]} */
export function moneyContests() {
  return [
    {
      job: 'write 10,000 amounts of cents with two decimals',
      same: true,
      inputs: prices,
      contenders: {
        formatCents: ({ ours }) => formatCents(ours),
        'dinero.js: toDecimal': ({ theirs }) => toDecimal(theirs),
        'dinero.js: dinero + toDecimal': ({ amount }) => toDecimal(dinero({ amount, currency: USD })),
        'Intl.NumberFormat': ({ amount }) => intl.format(amount / 100),
      },
    },
    {
      job: 'write 10,000 numbers with two decimals',
      same: true,
      inputs: numbers,
      contenders: {
        formatFixed: (number) => formatFixed(number, 2),
        'Intl.NumberFormat': (number) => intl.format(number),
      },
    },
    {
      job: 'write 10,000 numbers with two decimals, 1.005 as 1.00 allowed',
      same: false,
      inputs: numbers,
      contenders: {
        formatFixed: (number) => formatFixed(number, 2),
        'Number.toFixed': (number) => number.toFixed(2),
      },
    },
  ];
}
