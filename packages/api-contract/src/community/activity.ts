import { activityPhases } from '@selvedge/domain/activity';
import { z } from 'zod';
import { rawFormVersion } from './custom-form';
import { picture, unixSeconds } from './list';

/**
 * Activity statuses. The specification names the field and not its values (§4), so they are ours: 0 any, 1 not begun,
 * 2 going on, 3 over, 4 cancelled.
 *
 * @example
 * activityStatuses.running; // 2
 */
export const activityStatuses = { any: 0, coming: 1, running: 2, over: 3, cancelled: 4 } as const;

/**
 * An activity as it comes. `enrolled` may exceed `seats`: the rest is waiting.
 *
 * @example
 * rawActivity.shape.audience.safeParse('members').success; // true
 */
export const rawActivity = z.object({
  id: z.int().positive(),
  status: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** What one can do now: enrol, wait, or nothing any more. */
  phase: z.enum(activityPhases),
  is_top: z.boolean(),
  title: z.string(),
  place: z.string(),
  summary: z.string(),
  start_time: unixSeconds,
  end_time: unixSeconds,
  seats: z.int().positive(),
  /** Places that nobody else can have: of those who come, and offered ones. */
  taken: z.int().nonnegative(),
  enrolled: z.int().nonnegative(),
  audience: z.enum(['everyone', 'members', 'council']),
  /** The least that a place costs, in cents. */
  price_from: z.int().nonnegative(),
});

/** An activity as it comes. */
export type RawActivity = z.output<typeof rawActivity>;

/** A kind of ticket as it comes. Prices are in cents. */
export const rawActivityTicket = z.object({
  id: z.int().positive(),
  title: z.string(),
  price: z.int().nonnegative(),
  /** What members pay; null when the same. */
  member_price: z.int().nonnegative().nullable(),
  is_for_members: z.boolean(),
  /** Its own share of the seats; null when all of them. */
  seats: z.int().positive().nullable(),
  taken: z.int().nonnegative(),
});

/**
 * The page of an activity.
 *
 * @example
 * rawActivityDetail.shape.largest_party.safeParse(6).success; // true
 */
export const rawActivityDetail = rawActivity.extend({
  cc_id: z.int().positive(),
  /** Plain text; an empty line parts two paragraphs. */
  body: z.string(),
  cancel_reason: z.string(),
  /** From then on nobody can enrol. */
  close_time: unixSeconds,
  /** Whether one can enrol, or wait, now. */
  is_open: z.boolean(),
  has_waiting_list: z.boolean(),
  /** Places that are waited for. */
  waiting: z.int().nonnegative(),
  /** How long an offered place is held. */
  offer_hours: z.int().positive(),
  largest_party: z.int().positive(),
  img: picture.nullable(),
  tickets: z.array(rawActivityTicket),
  form: rawFormVersion.nullable(),
  updated_time: unixSeconds,
});

/** The page of an activity. */
export type RawActivityDetail = z.output<typeof rawActivityDetail>;
