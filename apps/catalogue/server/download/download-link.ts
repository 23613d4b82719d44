import type { Signer } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { findLimitedDownload } from './download-queries';

/** How long a link to a limited file works. */
export const linkLifetime = 24 * 60 * 60 * 1000;

const purpose = 'download';

/** The address of a limited file that works until the given moment, without origin. */
export function signedLink(
  signer: Signer,
  { id, href }: { readonly id: number; readonly href: string },
  expires: Date,
): string {
  return `${encodeURI(href)}?link=${signer.sign(purpose, String(id), expires)}`;
}

/** What a link is worth: it opens its file, it is too late or not ours, or there is no such file. */
export type OpenedLink =
  | { readonly kind: 'open' | 'expired' | 'forged'; readonly id: number }
  | { readonly kind: 'unknown' };

interface Opening {
  readonly db: CatalogueDatabase;
  readonly signer: Signer;
  readonly now: () => Date;
}

/** Judges a link. It opens the one file that it was made for, as long as that file is limited and there. */
export async function openLink(
  { db, signer, now }: Opening,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<OpenedLink> {
  const id = await findLimitedDownload(db, address);
  if (id === undefined) return { kind: 'unknown' };
  const read = signer.verify(purpose, token, now());
  if (!read.ok) return { kind: read.fault, id };
  return { kind: read.payload === String(id) ? 'open' : 'forged', id };
}
