import { type Storage, uploadKey, withTransaction } from '@selvedge/server-kit';
import type { CatalogueHandle } from '../database/catalogue-database';
import { deleteUnclaimed, lockUnclaimed, takePurgeLock } from './upload-queries';

/** How long an uploaded file waits for its inquiry, in milliseconds: whoever writes one over a day still has it. */
export const unclaimedLifetime = 24 * 60 * 60 * 1000;

/** Few enough that no transaction lasts long, also when a bucket is slow. */
const atOnce = 50;

export interface Purging {
  readonly db: CatalogueHandle;
  readonly storage: Storage;
  readonly now: Date;
}

/** Removes the files that no inquiry claimed in time, and says how many. One instance does it, the others pass. */
export async function purgeUploads(purging: Purging): Promise<number> {
  let purged = 0;
  for (;;) {
    const removed = await purgeSome(purging);
    purged += removed;
    if (removed < atOnce) return purged;
  }
}

function purgeSome({ db, storage, now }: Purging): Promise<number> {
  return withTransaction(db, async (tx) => {
    if (!(await takePurgeLock(tx))) return 0;
    // Two statements: the second one sees what was claimed while the first one waited for nothing.
    const candidates = await lockUnclaimed(tx, new Date(now.getTime() - unclaimedLifetime), atOnce);
    const cnames = await deleteUnclaimed(tx, candidates);
    // Before the commit: when a file cannot be removed, its row stays and the next run tries again.
    await Promise.all(cnames.map((cname) => storage.delete(uploadKey(cname))));
    return cnames.length;
  });
}
