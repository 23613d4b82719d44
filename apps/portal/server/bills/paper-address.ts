import type { RequestContext } from '../context';
import type { BooksFilter } from './read-ledger';

/** What a signed address hands out: a voucher's file, its picture, a receipt, or the books that were asked for. */
export type Paper =
  | readonly ['voucher', number]
  | readonly ['picture', number]
  | readonly ['receipt', number]
  | readonly ['books', BooksFilter, 'csv' | 'xlsx'];

/** Long enough to look at a page, short enough to be worth nothing when it is passed on. */
const minutes = 30;

/** The address of a paper, below the API's base, for some minutes. Whoever asks for it has the right to see it. */
export function paperAddress(
  { signer, now, language }: Pick<RequestContext, 'signer' | 'now' | 'language'>,
  paper: Paper,
) {
  // The same within a while, so that a page that is drawn again shows the same picture.
  const end = Math.ceil(now.getTime() / 600_000) * 600_000 + minutes * 60_000;
  return `/v1/papers/${signer.sign('paper', JSON.stringify([language, ...paper]), new Date(end))}`;
}
