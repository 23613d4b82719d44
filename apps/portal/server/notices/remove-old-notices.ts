import { lt } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { notices } from '../database/schema';

const keptDays = 400;

/** Notices are kept for a little more than a year: as long as the dues that they speak of. */
export async function removeOldNotices(db: PortalDb, now: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.madeAt, new Date(now.getTime() - keptDays * 86_400_000)));
}
