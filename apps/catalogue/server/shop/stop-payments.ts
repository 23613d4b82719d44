import type { CatalogueContext } from '../context';
import { listStartedPayments } from './payment-queries';

/**
 * Closes the providers' pages of an order that ended. When that fails the money may still come: it is then noted, and
 * the order lives again or the money goes back.
 */
export async function stopPayments(
  { db, payments, log }: Pick<CatalogueContext, 'db' | 'payments' | 'log'>,
  orderId: number,
): Promise<void> {
  for (const { paymentType, reference } of await listStartedPayments(db, orderId)) {
    try {
      await payments.get(paymentType)?.stop(reference ?? '');
    } catch (error) {
      log.warn('a payment page stays open', { orderId, paymentType, error });
    }
  }
}
