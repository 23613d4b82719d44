import { repeat, startMailer } from '@selvedge/server-kit';
import type { Resources } from '../resources';
import { expireOrders } from '../shop/expire-orders';
import { purgeVisits } from '../tracking/purge-visits';
import { purgeUploads } from '../upload/purge-uploads';

const minute = 60_000;

/** Starts what the catalogue does by itself; what is returned stops it. */
export function startJobs({ db, pool, storage, mail, payments, now, log }: Resources): () => Promise<void> {
  // First after a minute, also for a server that is restarted every night.
  const hourly = { every: 60 * minute, first: minute, log };
  const stops = [
    repeat(() => purgeUploads({ db, storage, now: now() }), { name: 'purge of unclaimed uploads', ...hourly }),
    repeat(() => purgeVisits({ db, now: now() }), { name: 'purge of old visits', ...hourly }),
    startMailer({ pool, mail, log }),
    repeat(() => expireOrders({ db, payments, log, now: now() }), {
      name: 'end of unpaid orders',
      every: minute,
      first: minute,
      log,
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
