import { isEmail, isPhone } from '@selvedge/domain/inquiry-form';
import { requiredBuyerFields } from '@selvedge/domain/shop';
import { codes, type Locale, responseText } from '@selvedge/error-catalogue';
import { m } from '../paraglide/messages';
import type { OrderIssues, SentOrder } from './order-fields';

/**
 * Everything that an order can be refused for by itself, all at once, so that nobody mends it field by field. The API
 * looks again, and knows nothing of the terms.
 */
export function checkOrder({ values, paymentType, hasAgreed }: SentOrder, locale: Locale): OrderIssues {
  const missing = requiredBuyerFields.filter((name) => isBlank(values[name]));
  return {
    ...(!isEmail(values.email) && { email: responseText(codes.invalidEmail, locale) }),
    ...(!isPhone(values.phone) && { phone: responseText(codes.invalidPhone, locale) }),
    ...Object.fromEntries(missing.map((name) => [name, responseText(codes.required, locale)])),
    ...(Number.isNaN(paymentType) && { payment_type: m.payment_missing() }),
    ...(!hasAgreed && { terms: m.terms_missing() }),
  };
}

/** Control characters are nothing that was written. */
function isBlank(text: string): boolean {
  return text.replace(/\p{Cc}+/gu, ' ').trim() === '';
}
