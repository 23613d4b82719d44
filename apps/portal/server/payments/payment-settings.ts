import { httpAddress, optionalSetting, setting, text } from '@selvedge/server-kit';

/** How bills are paid online. The names are the portal's own: one environment starts both applications. */
export const paymentSettings = {
  PORTAL_STRIPE_SECRET_KEY: optionalSetting(
    'Stripe’s secret key. With it and its webhook secret, members can pay by card.',
    text,
    { secret: true },
  ),
  PORTAL_STRIPE_WEBHOOK_SECRET: optionalSetting(
    'The signing secret of Stripe’s webhook, which is to call `/v1/webhooks/stripe` of the portal.',
    text,
    { secret: true },
  ),
  PORTAL_STRIPE_API: setting('The address of Stripe’s API for the portal.', httpAddress, 'https://api.stripe.com'),
} as const;
