import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiscountRule } from '../discount';
import { cents } from '../money';
import {
  addToCart,
  type CartLine,
  cartLimits,
  cartTotals,
  changeQuantity,
  holdsStock,
  mostQuantity,
  nextOrderState,
  type OrderEvent,
  orderNumber,
  orderStates,
  orderTransitions,
  paymentKindOf,
  payUntil,
  productStatus,
  readCart,
  readOrderNumber,
  readQuantity,
  rulesAt,
  saleUnitOf,
  unitPrice,
  writeCart,
} from './index';

const rule = (condition_type: number, condition_value: number, type: number, value: number): DiscountRule => ({
  ...{ condition_type, condition_value, type, value },
});

describe('cartTotals', () => {
  const line = (unitPrice: number, quantity: number, reductionId = 0, rules: readonly DiscountRule[] = []) => ({
    ...{ unitPrice: cents(unitPrice), quantity, reductionId, rules },
  });
  const percent = [rule(1, 50, 1, 900)];
  const sends = [rule(2, 10_000, 3, 0)];

  it.each([
    ['nothing', [], 2000, [0, 0, 2000, 2000]],
    ['a line without a reduction', [line(480, 50, 0, percent)], 2000, [24_000, 0, 2000, 26_000]],
    ['a reached threshold', [line(480, 50, 2, percent)], 2000, [24_000, 2400, 2000, 23_600]],
    ['a threshold that is missed by one', [line(480, 49, 2, percent)], 2000, [23_520, 0, 2000, 25_520]],
    [
      'a threshold reached together',
      [line(480, 25, 2, percent), line(100, 25, 2, percent)],
      0,
      [14_500, 1450, 0, 13_050],
    ],
    ['a threshold missed apart', [line(480, 25, 2, percent), line(480, 25, 3, percent)], 0, [24_000, 0, 0, 24_000]],
    ['free shipping', [line(480, 50, 2, sends)], 2000, [24_000, 0, 0, 24_000]],
    [
      'free shipping that is worth less',
      [line(480, 50, 2, [...sends, ...percent])],
      2000,
      [24_000, 2400, 2000, 23_600],
    ],
    ['free shipping that is worth more', [line(480, 50, 2, [...sends, ...percent])], 3000, [24_000, 0, 0, 24_000]],
    ['an amount off that is more than the goods', [line(10, 1, 2, [rule(1, 1, 2, 500)])], 0, [10, 10, 0, 0]],
    [
      'the best of several',
      [line(480, 100, 2, [rule(1, 1, 1, 990), rule(1, 100, 1, 850)])],
      0,
      [48_000, 7200, 0, 40_800],
    ],
  ] as const)('reckons %s', (_what, lines, shipping, [subtotal, discount, paid, total]) => {
    expect(cartTotals(lines, cents(shipping))).toMatchObject({ subtotal, discount, shipping: paid, total });
  });

  const rules = fc.array(
    fc.record({
      condition_type: fc.integer({ min: 0, max: 2 }),
      condition_value: fc.nat(100_000),
      type: fc.integer({ min: 0, max: 4 }),
      value: fc.nat(2000),
    }),
    { maxLength: 4 },
  );
  const carts = fc
    .tuple(
      fc.array(rules, { minLength: 4, maxLength: 4 }),
      fc.array(
        fc.record({
          unitPrice: fc.nat(1_000_000).map(cents),
          quantity: fc.integer({ min: 1, max: cartLimits.quantity }),
          reductionId: fc.integer({ min: 0, max: 3 }),
        }),
        { maxLength: 12 },
      ),
    )
    .map(([byReduction, lines]) => lines.map((one) => ({ ...one, rules: byReduction[one.reductionId] ?? [] })));

  it('adds up to the cent and never below nothing, whatever is bought by whatever rules', () => {
    fc.assert(
      fc.property(carts, fc.nat(100_000).map(cents), (lines, shipping) => {
        const totals = cartTotals(lines, shipping);
        const sum = (of: (one: (typeof totals.lines)[number]) => number) =>
          totals.lines.reduce((all, one) => all + of(one), 0);
        expect(sum(({ amount }) => amount)).toBe(totals.subtotal);
        expect(sum(({ discount }) => discount)).toBe(totals.discount);
        expect(sum(({ total }) => total) + totals.shipping).toBe(totals.total);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.shipping === shipping || totals.shipping === 0).toBe(true);
        for (const { amount, discount, total } of totals.lines) {
          expect(discount >= 0 && total >= 0 && amount - discount === total).toBe(true);
        }
      }),
    );
  });

  it('never asks for more than without rules, nor takes anything off lines without a reduction', () => {
    fc.assert(
      fc.property(carts, fc.nat(100_000).map(cents), (lines, shipping) => {
        const [with_, without] = [
          cartTotals(lines, shipping),
          cartTotals(
            lines.map((l) => ({ ...l, rules: [] })),
            shipping,
          ),
        ];
        expect(with_.total).toBeLessThanOrEqual(without.total);
        for (const [index, { reductionId }] of lines.entries()) {
          if (reductionId === 0) expect(with_.lines[index]).toMatchObject({ discount: 0, rule: null });
        }
      }),
    );
  });
});

describe('unitPrice', () => {
  const price = {
    priceMax: cents(620),
    steps: [
      { from: 300, price: cents(480) },
      { from: 100, price: cents(550) },
    ],
    ...{ discountStart: 100, discountEnd: 200, maxDiscount: 850, rules: [] as DiscountRule[] },
  };
  it.each([
    ['one unit before the discount', 1, 99, { full: 620, price: 620 }],
    ['one unit while it runs, rounded to the cent', 1, 100, { full: 620, price: 527 }],
    ['a step, whatever their order', 299, 99, { full: 550, price: 550 }],
    ['the last step', 300, 199, { full: 480, price: 408 }],
    ['the end, which is no part of it', 300, 200, { full: 480, price: 480 }],
  ])('of %s', (_what, quantity, now, expected) => {
    expect(unitPrice(price, quantity, now)).toEqual(expected);
  });

  it('is not discounted twice: rules of a reduction take the place of the discount', () => {
    expect(unitPrice({ ...price, rules: [rule(1, 1, 1, 850)] }, 1, 150).price).toBe(620);
    expect(rulesAt({ ...price, rules: [rule(1, 1, 1, 850)] }, 99)).toEqual([]);
    expect(rulesAt({ ...price, rules: [rule(1, 1, 1, 850)] }, 150)).toHaveLength(1);
  });

  it('is always discounted by a discount without a period', () => {
    expect(unitPrice({ ...price, discountStart: 0, discountEnd: 0 }, 1, 1e9).price).toBe(527);
  });

  it('lies between nothing and the full price, whatever the figures', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: -2000, max: 3000 }), fc.nat(300), (full, maxDiscount, now) => {
        const asked = unitPrice({ ...price, priceMax: cents(full), steps: [], maxDiscount }, 1, now);
        expect(asked.full).toBe(full);
        expect(asked.price >= 0 && asked.price <= full).toBe(true);
      }),
    );
  });
});

describe('productStatus (specification §4, §8)', () => {
  const facts = { isForSale: true, priceVersion: 'a', options: [2], least: 10, stock: 40 };
  it.each([
    ['that is fine', facts, { quantity: 10, choice: [1], seen: 'a' }, 0],
    ['whose price was not seen', facts, { quantity: 40, choice: [0] }, 0],
    ['whose price changed', facts, { quantity: 10, choice: [1], seen: 'b' }, 3],
    ['over the inventory limit', facts, { quantity: 41, choice: [1], seen: 'b' }, 5],
    ['of which less is left than the least', { ...facts, stock: 9 }, { quantity: 10, choice: [1] }, 5],
    ['that is made to order', { ...facts, stock: null }, { quantity: 100_000, choice: [1] }, 0],
    ['that is gone', null, { quantity: 1, choice: [] }, 10],
    ['without a price', { ...facts, isForSale: false }, { quantity: 99, choice: [] }, 11],
    ['below the least', facts, { quantity: 9, choice: [1] }, 12],
    ['without a choice', facts, { quantity: 10, choice: [] }, 13],
    ['with a choice that there is not', facts, { quantity: 10, choice: [2] }, 13],
    ['with a choice too many', facts, { quantity: 10, choice: [1, 1] }, 13],
  ])('of a product %s', (_what, given, asked, status) => {
    expect(productStatus(given, asked)).toBe(status);
  });
});

describe('quantities', () => {
  it.each([
    ['1', 1],
    [' 120 ', 120],
    ['007', 7],
    ['100000', 100_000],
    ['100001', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['１２', null],
    ['', null],
  ])('%j is read as %j', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity);
  });

  it.each([
    [1, 40, 40],
    [40, 40, 40],
    [41, 40, 0],
    [1, 0, 0],
    [1, null, 100_000],
    [1, 1_000_000, 100_000],
  ])('from %j on, of %j there, %j at most', (least, stock, most) => {
    expect(mostQuantity({ least, stock })).toBe(most);
  });

  it('are of metres, kilograms or else pieces', () => {
    expect(['m', 'kg', 'pc', 'bolt', ''].map(saleUnitOf)).toEqual(['m', 'kg', 'pc', 'pc', 'pc']);
  });
});

describe('the states of an order', () => {
  const events: readonly OrderEvent[] = [
    ...(['start_payment', 'send_proof', 'refuse_proof', 'pay', 'pay_in_vain', 'cancel', 'expire', 'refund'] as const),
  ];

  it.each([
    ['placed', 'start_payment', 'awaiting_payment'],
    ['awaiting_payment', 'send_proof', 'proof_review'],
    ['proof_review', 'refuse_proof', 'awaiting_payment'],
    ['proof_review', 'expire', null],
    ['proof_review', 'pay', 'paid'],
    ['paid', 'cancel', null],
    ['paid', 'pay', null],
    ['paid', 'refund', 'refunded'],
    ['expired', 'pay', 'paid'],
    ['cancelled', 'pay_in_vain', 'refund_due'],
    ['cancelled', 'cancel', null],
    ['refunded', 'pay', null],
  ] as const)('%s by %s is %j', (state, event, next) => {
    expect(nextOrderState(state, event)).toBe(next);
  });

  it('all end: from each one leads a way to a state that nothing leads out of', () => {
    const ends = orderStates.filter((state) => Object.keys(orderTransitions[state]).length === 0);
    expect(ends).toEqual(['refunded']);
    for (const state of orderStates) {
      const reached = new Set<string>([state]);
      for (const from of reached) {
        for (const event of events) reached.add(nextOrderState(from as typeof state, event) ?? from);
      }
      expect(reached).toContain('refunded');
    }
  });

  it('hold goods back from the placing to the payment, and at no end', () => {
    expect(orderStates.filter(holdsStock)).toEqual(['placed', 'awaiting_payment', 'proof_review', 'paid']);
  });
});

describe('payments and numbers', () => {
  it.each([
    [11, 'redirect'],
    [17, 'redirect'],
    [12, 'transfer'],
    [16, 'transfer'],
    [13, 'none'],
    [18, 'none'],
    [99, 'none'],
    [Number.NaN, 'none'],
  ])('type %d is paid by: %s', (type, kind) => {
    expect(paymentKindOf(type)).toBe(kind);
  });

  it('give a transfer a week, and a provider’s page less than the day that it lives', () => {
    expect([payUntil(16, 0), payUntil(17, 0), payUntil(99, 5)]).toEqual([604_800, 82_800, 5]);
  });

  it('read back the number that they wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.nat(4_000_000_000), (id, placedAt) => {
        expect(readOrderNumber(` ${orderNumber({ id, placedAt }).toLowerCase()}`)).toBe(id);
      }),
    );
  });

  it.each(['', 'SO-2026-', 'SO-2026-12345', 'SO-2026-000000', 'XX-2026-000001', 'SO-2026-0000000001', '1'])(
    '%j is no number',
    (text) => {
      expect(readOrderNumber(text)).toBeNull();
    },
  );

  it.each([0, -1, 1.5, Number.NaN])('no order has the id %d', (id) => {
    expect(() => orderNumber({ id, placedAt: 0 })).toThrow(RangeError);
  });
});

describe('a cart', () => {
  const line = (productId: number, quantity = 1, choice: readonly number[] = []): CartLine => ({
    ...{ productId, quantity, choice, seen: 'a' },
  });

  it('has one line a product and choice', () => {
    const lines = [line(1, 2), line(1, 3, [0]), line(1, 4)].reduce(addToCart, [] as readonly CartLine[]);
    expect(lines.map(({ quantity }) => quantity)).toEqual([6, 3]);
    expect(changeQuantity(lines, '1-0', 9).map(({ quantity }) => quantity)).toEqual([6, 9]);
    expect(changeQuantity(lines, '1', 0)).toEqual([line(1, 3, [0])]);
  });

  it('stays within its bounds', () => {
    const full = Array.from({ length: cartLimits.lines }, (_, index) => line(index + 1));
    expect(addToCart(full, line(999))).toBe(full);
    expect(addToCart([line(1, 99_999)], line(1, 99_999))[0]?.quantity).toBe(cartLimits.quantity);
    expect(changeQuantity([line(1)], '1', 1e9)[0]?.quantity).toBe(cartLimits.quantity);
  });

  const carts = fc.uniqueArray(
    fc.record({
      productId: fc.integer({ min: 1, max: 2_147_483_647 }),
      quantity: fc.integer({ min: 1, max: cartLimits.quantity }),
      choice: fc.array(fc.nat(999), { maxLength: 3 }),
      seen: fc.string({ maxLength: 64 }),
    }),
    { maxLength: cartLimits.lines, selector: ({ productId, choice }) => [productId, ...choice].join('-') },
  );

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(carts, (lines) => {
        expect(readCart(writeCart(lines))).toEqual(lines);
      }),
    );
  });

  it.each([
    '',
    'null',
    '{}',
    '[1]',
    '[[0,1,[],""]]',
    '[[1,0,[],""]]',
    '[[1,1,[-1],""]]',
    '[[1,1,[],2]]',
    '[[1,1.5,[],""]]',
  ])('is empty when %j was stored', (text) => {
    expect(readCart(text)).toEqual([]);
  });

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readCart(text).length).toBeLessThanOrEqual(cartLimits.lines);
      }),
    );
  });
});
