import type { Product } from '@selvedge/domain/content';
import { type DiscountRule, type SalePeriod, type SalePhase, salePhase } from '@selvedge/domain/discount';

/** What a screen shows of a product's discount. */
export interface SaleData {
  /** In unix seconds; the start belongs to it, the end does not. */
  readonly start: number;
  readonly end: number;
  /** Where it stood when the page was made. */
  readonly phase: Exclude<SalePhase, 'none'>;
  readonly rules: readonly DiscountRule[];
  /** The reduction's own page; 0 when there is none. */
  readonly reductionId: number;
}

type Reduced = Pick<Product, 'pricesShown' | 'discountStartTime' | 'discountEndTime' | 'maxDiscount' | 'reduction'>;

/** A product's discount as long as it is not over; null for a product that is sold without one. */
export function saleOf(product: Reduced, nowSeconds: number): SaleData | null {
  const { discountStartTime: start, discountEndTime: end, reduction, maxDiscount } = product;
  const own = reduction.discountSetting.filter(({ type }) => type !== 0);
  // A discount without rules of its own is one from the first piece on.
  const plain = { condition_type: 1, condition_value: 1, type: 1, value: 1000 - maxDiscount * 10 };
  const rules = own.length === 0 && maxDiscount > 0 ? [plain] : own;
  if (!product.pricesShown || rules.length === 0) return null;
  return salePeriodOf({ start, end }, rules, nowSeconds, reduction.reductionId);
}

/** A discount in its period; null once that is over, or when there is none. */
export function salePeriodOf(
  { start, end }: SalePeriod,
  rules: readonly DiscountRule[],
  nowSeconds: number,
  reductionId = 0,
): SaleData | null {
  const phase = salePhase({ start, end }, nowSeconds);
  return phase === 'none' ? null : { start, end, phase, rules, reductionId };
}
