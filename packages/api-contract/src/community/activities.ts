import { z } from 'zod';
import { defineCall } from '../call';
import { listOf, listRequest, unixSeconds } from './list';

/**
 * Activity statuses. The specification names the field and not its values (§4), so they are ours: 0 any, 1 not begun,
 * 2 going on, 3 over.
 *
 * @example
 * activityStatuses.running; // 2
 */
export const activityStatuses = { any: 0, coming: 1, running: 2, over: 3 } as const;

/**
 * An activity as it comes. `enrolled` may exceed `seats`: the rest is waiting.
 *
 * @example
 * rawActivity.shape.audience.safeParse('members').success; // true
 */
export const rawActivity = z.object({
  id: z.int().positive(),
  status: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: z.string(),
  place: z.string(),
  summary: z.string(),
  start_time: unixSeconds,
  end_time: unixSeconds,
  seats: z.int().positive(),
  enrolled: z.int().nonnegative(),
  audience: z.enum(['everyone', 'members', 'council']),
});

/** An activity as it comes. */
export type RawActivity = z.output<typeof rawActivity>;

export const activities = {
  page: defineCall({
    method: 'GET',
    path: '/h5/cc/activity/page/{ccId}/{status}/{limit}/{offset}',
    summary: 'Activities of a status: those to come by their day, those that are over latest first.',
    source: 'specification §7, activities page/{ccId}/{status}/{limit}/{offset}; status values and fields ours',
    request: z.strictObject({ ...listRequest, status: z.coerce.number<number | string>().int().min(0).max(3) }),
    response: listOf(rawActivity),
  }),
};
