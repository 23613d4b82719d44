import type { RawActivity } from '@selvedge/api-contract/community';
import type { Listed, PortalContext } from '../context';
import { type ActivityRange, countActivities, selectActivities } from './activity-queries';
import { activityToWire } from './activity-status';

/** Activities by status, words and month; drafts are nobody's to see. */
export async function pageActivities(context: PortalContext, range: ActivityRange): Promise<Listed<RawActivity>> {
  const [rows, total] = await Promise.all([selectActivities(context, range), countActivities(context, range)]);
  return { list: rows.map((row) => activityToWire(row, context.now)), total };
}
