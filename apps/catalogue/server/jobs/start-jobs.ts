import { repeat } from '@selvedge/server-kit';
import type { Resources } from '../resources';
import { purgeUploads } from '../upload/purge-uploads';

const minute = 60_000;

/** Starts what the catalogue does by itself; what is returned stops it. */
export function startJobs({ db, storage, now, log }: Resources): () => Promise<void> {
  return repeat(() => purgeUploads({ db, storage, now: now() }), {
    name: 'purge of unclaimed uploads',
    every: 60 * minute,
    // Also for a server that is restarted every night.
    first: minute,
    log,
  });
}
