/**
 * How each payment type of specification §8 is paid: on a page of the provider, or by a transfer that the buyer proves
 * with a file. Types without a way of ours are `none`.
 *
 * @example
 * paymentKinds[17]; // 'redirect'
 * paymentKinds[16]; // 'transfer'
 */
export const paymentKinds = {
  /** PayPal. */
  11: 'redirect',
  /** WesternUnion. */
  12: 'transfer',
  /** PacyPay. */
  13: 'none',
  /** LinkPassPay. */
  14: 'none',
  /** Oceanpayment. */
  15: 'none',
  /** BankCard: a transfer to the mill's bank account. */
  16: 'transfer',
  /** Stripe. */
  17: 'redirect',
  /** PingPongPay. */
  18: 'none',
} as const satisfies Record<number, PaymentKind>;

/** How a payment is made. */
export type PaymentKind = 'redirect' | 'transfer' | 'none';

/**
 * How a payment type is paid; `none` for a type that is not known.
 *
 * @example
 * paymentKindOf(11); // 'redirect'
 * paymentKindOf(99); // 'none'
 */
export function paymentKindOf(type: number): PaymentKind {
  return Object.hasOwn(paymentKinds, type) ? paymentKinds[type as keyof typeof paymentKinds] : 'none';
}

/** How long an order waits for its money, in hours. A provider's page lives a day at most; a transfer takes days. */
const hours = { redirect: 23, transfer: 7 * 24, none: 0 } as const satisfies Record<PaymentKind, number>;

/**
 * Until when an order must be paid, by the payment type that it was placed with.
 *
 * @param placedAt in unix seconds; the answer too
 * @example
 * payUntil(17, 1_000_000) - 1_000_000; // 82_800
 */
export function payUntil(type: number, placedAt: number): number {
  return placedAt + hours[paymentKindOf(type)] * 3600;
}
