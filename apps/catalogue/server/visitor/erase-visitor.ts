import type { CatalogueContext } from '../context';
import { deleteVisitor } from './visitor-data-queries';

/**
 * Erases the visitor who asks, with the requests for files. Inquiries and orders are somebody's business papers and stay, but nothing tells any more
 * which visitor they came from. Again is as once.
 */
export async function eraseVisitor({ db, now, visitorCode }: CatalogueContext): Promise<{ readonly erased: boolean }> {
  return { erased: visitorCode !== undefined && (await deleteVisitor(db, visitorCode, now)) };
}
