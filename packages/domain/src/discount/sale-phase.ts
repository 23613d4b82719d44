import type { Locale, LocalizedText } from '../locale';

/** Where a sale stands (specification §4). */
export type SalePhase = 'now' | 'upcoming' | 'none';

/** When a sale runs, in unix seconds; the start belongs to it, the end does not. */
export interface SalePeriod {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a sale stands (specification §4). A period that ends before it starts is no sale.
 *
 * @param now in unix seconds
 * @example
 * salePhase({ start: 100, end: 200 }, 100); // 'now'
 * salePhase({ start: 100, end: 200 }, 99); // 'upcoming'
 * salePhase({ start: 100, end: 200 }, 200); // 'none'
 */
export function salePhase({ start, end }: SalePeriod, now: number): SalePhase {
  if (!(start < end) || !(now < end)) return 'none';
  return now < start ? 'upcoming' : 'now';
}

const texts = {
  now: { en: 'Sale ends in', 'zh-cn': '距优惠结束' },
  upcoming: { en: 'Sale starts in', 'zh-cn': '距优惠开始' },
} as const satisfies Record<Exclude<SalePhase, 'none'>, LocalizedText>;

/**
 * The words before the countdown (specification §4); null when there is nothing to count.
 *
 * @example
 * salePhaseText('now'); // 'Sale ends in'
 */
export function salePhaseText(phase: SalePhase, locale: Locale = 'en'): string | null {
  return phase === 'none' ? null : texts[phase][locale];
}
