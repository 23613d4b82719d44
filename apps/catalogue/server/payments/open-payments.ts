import type { Settings } from '@selvedge/server-kit';
import type { PaymentProvider, Payments } from './payment-provider';
import type { paymentSettings } from './payment-settings';
import { paypalProvider } from './paypal-provider';
import { stripeProvider } from './stripe-provider';

/** The types of specification §8 that have a provider. */
export const providerTypes = { paypal: 11, stripe: 17 } as const;

/** The providers whose secrets the settings hold. Any other type is answered with 'Payment type error'. */
export function openPayments(settings: Settings<typeof paymentSettings>): Payments {
  const open = new Map<number, PaymentProvider>();
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: stripeApi } = settings;
  if (key !== undefined && webhookSecret !== undefined) {
    open.set(providerTypes.stripe, stripeProvider({ key, webhookSecret, api: stripeApi }));
  }
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = settings;
  if (id !== undefined && secret !== undefined && webhookId !== undefined) {
    open.set(providerTypes.paypal, paypalProvider({ id, secret, webhookId, api: settings.PAYPAL_API }));
  }
  return open;
}
