import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Resources } from '../resources';
import { handlePaymentEvent } from '../shop/handle-payment-event';
import { providerTypes } from './open-payments';
import { UnsignedEventError } from './payment-provider';

/** No event of a provider is larger. */
const largestEvent = 512 * 1024;

type WebhookWorld = Pick<Resources, 'db' | 'payments' | 'log' | 'siteId' | 'now'>;

/**
 * Where providers tell what became of payments: `/webhooks/stripe` and `/webhooks/paypal`. They are no calls of the
 * API: their bodies are signed as they come, and their answer is a status. Anything but success is told again later.
 */
export function paymentWebhooks(resources: WebhookWorld, mailOrigin: string): Hono {
  const app = new Hono();
  const { payments, log } = resources;
  for (const [name, paymentType] of Object.entries(providerTypes)) {
    app.post(`/webhooks/${name}`, bodyLimit({ maxSize: largestEvent }), async (c) => {
      const provider = payments.get(paymentType);
      if (provider === undefined) return c.json({ received: false }, 404);
      try {
        const told = { body: await c.req.text(), headers: c.req.raw.headers };
        const outcome = await handlePaymentEvent(
          { ...resources, mailOrigin, now: resources.now() },
          { paymentType, provider, told },
        );
        return c.json({ received: true, outcome });
      } catch (error) {
        const isForged = error instanceof UnsignedEventError;
        log[isForged ? 'warn' : 'error'](`an event of ${name} was not taken`, { error });
        return c.json({ received: false }, isForged ? 400 : 500);
      }
    });
  }
  return app;
}
