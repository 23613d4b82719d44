import { startMailer } from '@selvedge/server-kit';
import type { Resources } from '../resources';

/** Starts what the portal does by itself; what is returned stops it. */
export function startJobs({ pool, mail, log }: Resources): () => Promise<void> {
  const stops = [startMailer({ pool, mail, log })];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
