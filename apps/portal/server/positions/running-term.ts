import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { positionHolders } from '../database/schema';

/** The terms that run on a day of the association's. */
export function isRunning(now: Date): SQL | undefined {
  const day = dayOf(now);
  return and(lte(positionHolders.from, day), or(isNull(positionHolders.until), gt(positionHolders.until, day)));
}

/** A moment's day in the association's zone, as the database writes it. */
export function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(moment);
}
