import { removeOldProofs } from '../captcha/captcha-queries';
import type { CatalogueHandle } from '../database/catalogue-database';
import { removeActionsBefore, removeIdleVisitors, removeLinkClicksBefore } from './visitor-queries';

/** How long what visitors did is kept, in milliseconds: twenty-five months, the most that measuring may claim. */
export const visitLifetime = 760 * 24 * 60 * 60 * 1000;

/** Removes what is too old to be kept about visitors, and solved captchas that have expired. */
export async function purgeVisits({ db, now }: { readonly db: CatalogueHandle; readonly now: Date }): Promise<void> {
  const before = new Date(now.getTime() - visitLifetime);
  await removeActionsBefore(db, before);
  await removeLinkClicksBefore(db, before);
  await removeIdleVisitors(db, before);
  await removeOldProofs(db, now);
}
