import { createHash } from 'node:crypto';
import type { Inquiry } from '@selvedge/domain/inquiry';

/**
 * Tells a repetition from another inquiry under the same key. The sender's clock is left out and files count by their
 * content: a retry is sent later, with its files uploaded once more, and is the same inquiry still.
 */
export function contentHash(inquiry: Inquiry, fileHashes: readonly string[]): string {
  const { companyId, name, email, message, company, country, phone, whatsApp, products } = inquiry;
  const parts = [companyId, name, email, message, company, country, phone, whatsApp, products, fileHashes];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
