import { createHash } from 'node:crypto';
import { cents } from '@selvedge/domain/money';
import { type ProductPrice, rulesAt, unitPrice } from '@selvedge/domain/shop';
import type { products } from '../database/schema';
import { unixSeconds } from '../unix-seconds';

/** A product's row with what decides its price. */
export interface PricedRow
  extends Pick<
    typeof products.$inferSelect,
    'priceMin' | 'priceMax' | 'priceUnit' | 'leastQuantity' | 'discountStart' | 'discountEnd' | 'maxDiscount'
  > {
  readonly priceSteps: readonly { readonly fromQuantity: number; readonly price: number }[];
  readonly reduction: {
    readonly id: number;
    readonly rules: readonly {
      readonly conditionType: number;
      readonly conditionValue: number;
      readonly type: number;
      readonly value: number;
    }[];
  } | null;
}

/** What a product costs, as the domain reckons it. */
export function productPrice(row: PricedRow): ProductPrice {
  return {
    priceMax: cents(row.priceMax ?? 0),
    steps: row.priceSteps.map(({ fromQuantity, price }) => ({ from: fromQuantity, price: cents(price) })),
    discountStart: row.discountStart === null ? 0 : unixSeconds(row.discountStart),
    discountEnd: row.discountEnd === null ? 0 : unixSeconds(row.discountEnd),
    maxDiscount: row.maxDiscount,
    rules: (row.reduction?.rules ?? []).map(({ conditionType, conditionValue, type, value }) => ({
      condition_type: conditionType,
      condition_value: conditionValue,
      type,
      value,
    })),
  };
}

/**
 * Another text as soon as anything changes what a buyer would pay at this moment: a price, a step, a rule, or a
 * discount that begins or ends.
 */
export function priceVersion(row: PricedRow, now: Date): string {
  const price = productPrice(row);
  const at = unixSeconds(now);
  const { full, price: asked } = unitPrice(price, row.leastQuantity, at);
  const parts = [row.priceMin, row.priceUnit, row.leastQuantity, price.priceMax, price.steps, full, asked];
  const text = JSON.stringify([...parts, row.reduction?.id, rulesAt(price, at)]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
