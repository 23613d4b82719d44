import type { RawActivity } from '@selvedge/api-contract/community';
import { type Listed, type PortalContext, unixSeconds } from '../context';
import { type ActivityRange, countActivities, selectActivities } from './activity-queries';
import { activityStatus } from './activity-status';

export async function pageActivities(context: PortalContext, range: ActivityRange): Promise<Listed<RawActivity>> {
  const [rows, total] = await Promise.all([selectActivities(context, range), countActivities(context, range)]);
  const list = rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    status: activityStatus({ startsAt, endsAt }, context.now),
    start_time: unixSeconds(startsAt),
    end_time: unixSeconds(endsAt),
  }));
  return { list, total };
}
