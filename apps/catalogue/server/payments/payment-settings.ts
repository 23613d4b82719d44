import { httpAddress, optionalSetting, setting, text } from '@selvedge/server-kit';

/** How buyers pay; a provider is offered once all of its secrets are there. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: optionalSetting('Stripe’s secret key. With it and its webhook secret, Stripe is offered.', text, {
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: optionalSetting(
    'The signing secret of Stripe’s webhook, which is to call `/webhooks/stripe`.',
    text,
    { secret: true },
  ),
  STRIPE_API: setting('The address of Stripe’s API.', httpAddress, 'https://api.stripe.com'),
  PAYPAL_CLIENT_ID: optionalSetting('PayPal’s client id. With secret and webhook id, PayPal is offered.', text),
  PAYPAL_CLIENT_SECRET: optionalSetting('PayPal’s client secret.', text, { secret: true }),
  PAYPAL_WEBHOOK_ID: optionalSetting('The id of PayPal’s webhook, which is to call `/webhooks/paypal`.', text),
  PAYPAL_API: setting(
    'The address of PayPal’s API; its sandbox is `https://api-m.sandbox.paypal.com`.',
    httpAddress,
    'https://api-m.paypal.com',
  ),
} as const;
