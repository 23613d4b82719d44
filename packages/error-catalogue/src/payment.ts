import type { Locale, LocalizedText } from './locale';

/**
 * The names of the payment types (specification §8). They are brand names, the same in every language.
 *
 * @example
 * paymentTypes[17]; // 'Stripe'
 */
export const paymentTypes = {
  11: 'PayPal',
  12: 'WesternUnion',
  13: 'PacyPay',
  14: 'LinkPassPay',
  15: 'Oceanpayment',
  16: 'BankCard',
  17: 'Stripe',
  18: 'PingPongPay',
} as const satisfies Record<number, string>;

/** The number of a known payment type. */
export type PaymentType = keyof typeof paymentTypes;

/**
 * The text of a payment type that is not known (specification §8).
 *
 * @example
 * paymentTypeErrorText.en; // 'Payment type error'
 */
export const paymentTypeErrorText = {
  en: 'Payment type error',
  'zh-cn': '支付方式错误',
} as const satisfies LocalizedText;

/**
 * The name of a payment type, or 'Payment type error' (specification §8).
 *
 * @example
 * paymentTypeName(11); // 'PayPal'
 * paymentTypeName(99); // 'Payment type error'
 */
export function paymentTypeName(type: number, locale: Locale = 'en'): string {
  return isPaymentType(type) ? paymentTypes[type] : paymentTypeErrorText[locale];
}

function isPaymentType(type: number): type is PaymentType {
  return Object.hasOwn(paymentTypes, type);
}

/**
 * The dialog that is shown when the browser blocks the payment window (specification §8).
 *
 * @example
 * paymentBlockedDialog.confirm.en; // 'Go To Pay'
 */
export const paymentBlockedDialog = {
  text: { en: 'Go to the new page to pay for the order.', 'zh-cn': '请前往新页面支付订单。' },
  confirm: { en: 'Go To Pay', 'zh-cn': '去支付' },
} as const satisfies Record<string, LocalizedText>;
