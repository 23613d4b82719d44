import type { Payments } from './payment-provider';

/** The providers that the settings name. */
export function openPayments(): Payments {
  return new Map();
}
