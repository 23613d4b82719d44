import type { Locale, LocalizedText } from '../locale';
import type { DiscountRule } from './rule';

type Text = Readonly<Record<Locale, (figure: number) => string>>;

/** What each type of discount says (specification §3). */
const labels = {
  percent: { en: (percent) => `Get ${percent}% Off`, 'zh-cn': (percent) => `优惠 ${percent}%` },
  amount: { en: (amount) => `save $${amount}`, 'zh-cn': (amount) => `立减 $${amount}` },
} as const satisfies Record<string, Text>;

const freeShipping = { en: 'Free Shipping', 'zh-cn': '免运费' } as const satisfies LocalizedText;

const descriptions = {
  quantity: { en: (pieces) => `Buy ${pieces}pcs`, 'zh-cn': (pieces) => `购满 ${pieces} 件` },
  amount: { en: (amount) => `Buy $${amount}`, 'zh-cn': (amount) => `购满 $${amount}` },
} as const satisfies Record<string, Text>;

/**
 * What a discount gives (specification §3): type 1 'Get N% Off' with N = (1000 − value) / 10, type 2 'save $X' with
 * X = value / 100, any other non-zero type 'Free Shipping'. Null for type 0, which is no discount.
 *
 * @example
 * discountLabel({ type: 1, value: 850 }); // 'Get 15% Off'
 * discountLabel({ type: 2, value: 500 }); // 'save $5'
 * discountLabel({ type: 3, value: 0 }); // 'Free Shipping'
 * discountLabel({ type: 0, value: 0 }); // null
 */
export function discountLabel(
  { type, value }: Pick<DiscountRule, 'type' | 'value'>,
  locale: Locale = 'en',
): string | null {
  if (!type) return null;
  if (type === 1) return labels.percent[locale]((1000 - value) / 10);
  if (type === 2) return labels.amount[locale](value / 100);
  return freeShipping[locale];
}

/**
 * What one must buy for a discount (specification §3): 'Buy {n}pcs' for condition type 1, 'Buy ${amount}' otherwise.
 *
 * @example
 * discountDescription({ condition_type: 1, condition_value: 50 }); // 'Buy 50pcs'
 * discountDescription({ condition_type: 2, condition_value: 10000 }); // 'Buy $100'
 */
export function discountDescription(
  { condition_type, condition_value }: Pick<DiscountRule, 'condition_type' | 'condition_value'>,
  locale: Locale = 'en',
): string {
  return condition_type === 1
    ? descriptions.quantity[locale](condition_value)
    : descriptions.amount[locale](condition_value / 100);
}
