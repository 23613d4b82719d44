/**
 * How an activity stands for who looks at it. The specification names a status and no values (§4), so they are ours.
 *
 * @example
 * activityPhases.includes('full'); // true
 */
export const activityPhases = ['draft', 'enrolling', 'full', 'closed', 'running', 'over', 'cancelled'] as const;

/** How an activity stands. */
export type ActivityPhase = (typeof activityPhases)[number];

/** What the phase follows from. */
export interface ActivityTimes {
  /** What the desk has decided; everything else follows from the clock and the places. */
  readonly state: 'draft' | 'published' | 'cancelled';
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When enrolment closes; null when it stays open until the start. */
  readonly closesAt: Date | null;
}

/** How many places there are, and how many of them are held. */
export interface PlacesTaken {
  readonly seats: number;
  /** Places of those who come, and places that are offered to somebody. */
  readonly taken: number;
  /** Places that are waited for. */
  readonly waiting: number;
}

/**
 * How an activity stands at a moment. It is full as well while places are kept for who waits.
 *
 * @example
 * const evening = {
 *   state: 'published' as const, closesAt: null,
 *   startsAt: new Date('2026-12-01T10:00:00Z'), endsAt: new Date('2026-12-01T12:00:00Z'),
 * };
 * activityPhase(evening, { seats: 20, taken: 20, waiting: 0 }, new Date('2026-11-20T00:00:00Z')); // 'full'
 */
export function activityPhase(activity: ActivityTimes, places: PlacesTaken, now: Date): ActivityPhase {
  if (activity.state !== 'published') return activity.state;
  if (now >= activity.endsAt) return 'over';
  if (now >= activity.startsAt) return 'running';
  if (now >= closingTime(activity)) return 'closed';
  return places.taken >= places.seats || places.waiting > 0 ? 'full' : 'enrolling';
}

/**
 * The moment from which nobody can enrol any more: never later than the start.
 *
 * @example
 * const startsAt = new Date('2026-12-01T10:00:00Z');
 * closingTime({ startsAt, closesAt: null }).getTime() === startsAt.getTime(); // true
 */
export function closingTime({ startsAt, closesAt }: Pick<ActivityTimes, 'startsAt' | 'closesAt'>): Date {
  return closesAt !== null && closesAt < startsAt ? closesAt : startsAt;
}

/**
 * Whether somebody may enrol, or put their name on the waiting list, at a moment.
 *
 * @example
 * const evening = {
 *   state: 'cancelled' as const, closesAt: null,
 *   startsAt: new Date('2026-12-01T10:00:00Z'), endsAt: new Date('2026-12-01T12:00:00Z'),
 * };
 * isEnrolmentOpen(evening, new Date('2026-11-20T00:00:00Z')); // false
 */
export function isEnrolmentOpen(activity: ActivityTimes, now: Date): boolean {
  return activity.state === 'published' && now < closingTime(activity);
}
