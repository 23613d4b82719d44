import { codes, paymentTypeErrorText } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import { type AvailablePaymentType, availablePaymentTypes } from './list-payment-types';

/** The payment type that was asked for; one that is unknown or not set up is 'Payment type error' (specification §8). */
export async function requirePaymentType(
  context: Pick<CatalogueContext, 'db' | 'siteId' | 'language' | 'payments'>,
  type: number,
): Promise<AvailablePaymentType> {
  const found = (await availablePaymentTypes(context)).find(({ payment_type }) => payment_type === type);
  if (found === undefined) throw paymentTypeError(context);
  return found;
}

export function paymentTypeError({ language }: Pick<CatalogueContext, 'language'>) {
  const message = paymentTypeErrorText[language];
  return refuse(codes.failure, { message, issues: [{ field: 'payment_type', code: codes.notOfType, message }] });
}
