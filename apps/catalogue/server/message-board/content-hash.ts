import { createHash } from 'node:crypto';
import type { Inquiry } from '@selvedge/domain/inquiry';

/**
 * Tells a repetition from another inquiry under the same key. The sender's clock is left out: a retry is sent later
 * and is the same inquiry still.
 */
export function contentHash(inquiry: Inquiry): string {
  const { companyId, name, email, message, company, country, phone, whatsApp, products, files } = inquiry;
  const parts = [
    companyId,
    name,
    email,
    message,
    company,
    country,
    phone,
    whatsApp,
    products,
    files.map(({ url }) => url),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
