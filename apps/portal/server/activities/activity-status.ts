import { activityStatuses, type RawActivity } from '@selvedge/api-contract/community';

interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The status of an activity follows from the clock; nobody has to set it. */
export function activityStatus({ startsAt, endsAt }: Period, now: Date): RawActivity['status'] {
  if (now < startsAt) return activityStatuses.coming;
  return now < endsAt ? activityStatuses.running : activityStatuses.over;
}
