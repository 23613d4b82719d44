import type { PortalDb } from '../database/portal-db';

/** For each database the activities that somebody is being enrolled in, with the last one in the line. */
const lines = new WeakMap<PortalDb, Map<number, Promise<unknown>>>();

/**
 * Does one thing after the other to an activity within this process. The lock in the database decides between
 * instances; this line keeps a rush on one activity from holding all connections while it waits for that lock, so
 * that everybody else's pages go on.
 */
export function oneByOne<Result>(db: PortalDb, activityId: number, work: () => Promise<Result>): Promise<Result> {
  const line = lines.get(db) ?? new Map<number, Promise<unknown>>();
  lines.set(db, line);
  const before = line.get(activityId) ?? Promise.resolve();
  const own = before.then(work, work);
  line.set(activityId, own);
  const leave = () => {
    if (line.get(activityId) === own) line.delete(activityId);
  };
  own.then(leave, leave);
  return own;
}
