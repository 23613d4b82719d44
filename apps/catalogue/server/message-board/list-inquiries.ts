import type { CatalogueDatabase } from '../database/catalogue-database';
import { loadNewestInquiries } from './inquiry-record-queries';
import { inquiryReference } from './inquiry-reference';

/** The newest inquiries first, with what staff call them. */
export async function listInquiries({ db }: { readonly db: CatalogueDatabase }, { limit }: { readonly limit: number }) {
  const rows = await loadNewestInquiries(db, limit);
  return rows.map((row) => ({ ...row, reference: inquiryReference(row) }));
}

export type ListedInquiry = Awaited<ReturnType<typeof listInquiries>>[number];
