import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { requireRight } from '../desk/require-right';
import { paperAddress } from './paper-address';
import { type BooksFilter, requireExportable } from './read-ledger';

/** The address of a file of the books, for some minutes. Who took them away is noted, and which ones. */
export async function exportBooks(
  context: RequestContext,
  { format, ...filter }: BooksFilter & { readonly format: 'csv' | 'xlsx' },
) {
  const { ccId, ...asked } = filter;
  requireRight(context, 'fee.manage', ccId);
  await requireExportable(context.db, filter);
  await recordAct(context.db, context, {
    ccId,
    act: 'books.export',
    subject: `community:${ccId}`,
    details: { ...asked, format },
  });
  return { url: paperAddress(context, ['books', filter, format]) };
}
