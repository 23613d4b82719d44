import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Resources } from '../resources';
import { UnsignedEventError } from './stripe-payments';
import { type EventOutcome, takePaymentEvent } from './take-payment-event';

/** No event is larger. */
const largestEvent = 512 * 1024;

const alarming: ReadonlySet<EventOutcome> = new Set(['in_vain', 'wrong_amount']);

/**
 * Where Stripe tells what became of payments: `/v1/webhooks/stripe`. It is no call of the API: its body is signed as it
 * comes, and its answer is a status. Anything but success is told again later.
 */
export function stripeWebhook({ db, payments, now, log }: Pick<Resources, 'db' | 'payments' | 'now' | 'log'>): Hono {
  return new Hono().post('/v1/webhooks/stripe', bodyLimit({ maxSize: largestEvent }), async (c) => {
    if (payments === null) return c.json({ received: false }, 404);
    try {
      const told = payments.read(await c.req.text(), c.req.header('stripe-signature') ?? '');
      const outcome = await takePaymentEvent({ db, now: now() }, told);
      if (alarming.has(outcome)) log.error('a payment needs somebody to look at it', { outcome, event: told.eventId });
      return c.json({ received: true, outcome });
    } catch (error) {
      const isForged = error instanceof UnsignedEventError;
      log[isForged ? 'warn' : 'error']('an event of Stripe was not taken', { error });
      return c.json({ received: false }, isForged ? 400 : 500);
    }
  });
}
