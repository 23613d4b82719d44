import { parseProduct } from '@selvedge/domain/content';
import { describe, expect, it } from 'vitest';
import { saleOf } from './sale-data';

const rule = { condition_type: 1, condition_value: 300, type: 1, value: 950 };

function sale(raw: Record<string, unknown>, now = 150) {
  const parsed = parseProduct({ id: 1, title: 'Oxford', price_min: 480, price_max: 620, ...raw });
  if (!parsed.ok) throw new Error('unreadable');
  return saleOf(parsed.value, now);
}

const period = { discount_start_time: 100, discount_end_time: 200 };
const reduction = { reduction_id: 3, discount_setting: [rule] };

describe('the sale of a product', () => {
  it.each([
    [99, 'upcoming'],
    [100, 'now'],
    [199, 'now'],
    [200, undefined],
  ])('at %d is %s', (now, phase) => {
    expect(sale({ ...period, reduction }, now)?.phase).toBe(phase);
  });

  it('has the rules of its reduction and says which one it is', () => {
    expect(sale({ ...period, reduction })).toMatchObject({ rules: [rule], reductionId: 3 });
  });

  it('is one from the first piece on when there is a percentage but no rule', () => {
    expect(sale({ ...period, max_discount: 875 })?.rules).toEqual([
      { condition_type: 1, condition_value: 1, type: 1, value: 875 },
    ]);
  });

  it.each([
    ['a product of another code than 2', { product_code: 1, ...period, reduction }],
    ['a product without prices', { price_min: 0, price_max: 0, ...period, reduction }],
    ['a reduction that gives nothing', { ...period, reduction: { discount_setting: [{ ...rule, type: 0 }] } }],
    ['a reduction without a period', { reduction }],
  ])('is none for %s', (_what, raw) => {
    expect(sale(raw)).toBeNull();
  });
});
