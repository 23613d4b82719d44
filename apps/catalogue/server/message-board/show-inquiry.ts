import { mailStates } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { loadReplies } from './inquiry-record-queries';
import { readReference } from './inquiry-reference';
import { loadInquiry } from './load-inquiry';

/** Everything about an inquiry: what was asked and answered, and what became of its mails. */
export async function showInquiry(
  { db }: { readonly db: CatalogueDatabase },
  { reference }: { readonly reference: string },
) {
  const id = readReference(reference);
  const inquiry = id === undefined ? undefined : await loadInquiry(db, id);
  // A number of another year is somebody's slip, and this is not the inquiry that is meant.
  if (inquiry === undefined || (inquiry.reference !== reference.toUpperCase() && !/^\d+$/.test(reference))) {
    return undefined;
  }
  return {
    inquiry,
    replies: await loadReplies(db, inquiry.id),
    mails: await mailStates(db, `inquiry:${inquiry.id}:`),
  };
}

export type ShownInquiry = NonNullable<Awaited<ReturnType<typeof showInquiry>>>;
