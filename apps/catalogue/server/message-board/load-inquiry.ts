import type { CatalogueDatabase } from '../database/catalogue-database';
import { type Language, languages } from '../database/schema';
import type { InquiryMailData } from '../mail/inquiry-mail-data';
import { addressOf } from '../record-address';
import { loadInquiryFiles, loadInquiryItems, loadInquiryRow } from './inquiry-record-queries';
import { inquiryReference } from './inquiry-reference';

/** An inquiry with its products and files; nothing when there is none. */
export async function loadInquiry(db: CatalogueDatabase, id: number): Promise<InquiryMailData | undefined> {
  const row = await loadInquiryRow(db, id);
  if (row === undefined) return undefined;
  const items = await loadInquiryItems(db, id);
  const files = await loadInquiryFiles(db, id);
  const { language, receivedAt, name, company, country, email, tel, whatsApp, msg } = row;
  return {
    ...{ id, receivedAt, name, company, country, email, tel, whatsApp, msg },
    reference: inquiryReference(row),
    language: languages.find((known): known is Language => known === language) ?? 'en',
    products: items.map(({ name, id, slug, articleNumber }) => ({
      name: name === '' ? (articleNumber ?? String(id ?? '')) : name,
      articleNumber: articleNumber ?? '',
      path: id === null || slug === null ? null : addressOf.product({ id, slug }),
    })),
    files: files.map(({ name, size }) => ({ name, size })),
  };
}
