import { activityStatuses, type RawActivity } from '@selvedge/api-contract/community';
import { activityPhase } from '@selvedge/domain/activity';
import { unixSeconds } from '../context';
import type { ActivityRow } from './activity-queries';

interface Period {
  readonly state: 'draft' | 'published' | 'cancelled';
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The status of an activity follows from the clock; nobody has to set it, unless it is cancelled. */
export function activityStatus({ state, startsAt, endsAt }: Period, now: Date): RawActivity['status'] {
  if (state === 'cancelled') return activityStatuses.cancelled;
  if (now < startsAt) return activityStatuses.coming;
  return now < endsAt ? activityStatuses.running : activityStatuses.over;
}

/** An activity as it travels. */
export function activityToWire(row: ActivityRow, now: Date): RawActivity {
  const { activity, title, place, summary, taken, waiting, priceFrom } = row;
  return {
    id: activity.id,
    status: activityStatus(activity, now),
    phase: activityPhase(activity, { seats: activity.seats, taken, waiting }, now),
    is_top: activity.isTop,
    title,
    place,
    summary,
    start_time: unixSeconds(activity.startsAt),
    end_time: unixSeconds(activity.endsAt),
    seats: activity.seats,
    taken,
    enrolled: taken + waiting,
    audience: activity.audience,
    price_from: priceFrom,
  };
}
