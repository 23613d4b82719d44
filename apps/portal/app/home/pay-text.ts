import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';

/** Cents in the unit that pay is talked of in: 10,000 yuan in Chinese, 1,000 yuan in English. */
const centsPerUnit = { 'zh-cn': 1_000_000, en: 100_000 } as const satisfies Record<Locale, number>;

/**
 * Monthly pay as a job list shows it.
 *
 * @example
 * payText({ min: 1_200_000, max: 1_600_000 }, 'zh-cn'); // '1.2–1.6 万'
 */
export function payText(pay: { readonly min: number; readonly max: number } | null, locale: Locale): string {
  if (pay === null) return m.pay_agreed({}, { locale });
  const inUnits = (cents: number) => String(Math.round((cents / centsPerUnit[locale]) * 10) / 10);
  return m.pay_range({ from: inUnits(pay.min), to: inUnits(pay.max) }, { locale });
}
