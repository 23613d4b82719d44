import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { requireRight } from '../desk/require-right';
import { paperAddress } from './paper-address';
import type { Span } from './read-ledger';

/** The address of a file of the books, for some minutes. Who took them away is noted. */
export async function exportBooks(
  context: RequestContext,
  { ccId, from = '', until = '', format }: Span & { readonly format: 'csv' | 'xlsx' },
) {
  requireRight(context, 'fee.manage', ccId);
  await recordAct(context.db, context, {
    ccId,
    act: 'books.export',
    subject: `community:${ccId}`,
    details: { from, until, format },
  });
  return { url: paperAddress(context, ['books', ccId, from, until, format]) };
}
