import { z } from 'zod';
import { defineCall } from '../call';
import { line, text } from './desk/fields';
import { ccId, id, unixSeconds } from './list';

/**
 * Statuses of a schedule's operations (specification §4 names the parameter and no values): 0 any, 1 planned, 2 done,
 * 3 cancelled.
 *
 * @example
 * scheduleStatuses.done; // 2
 */
export const scheduleStatuses = { any: 0, planned: 1, done: 2, cancelled: 3 } as const;

const moment = z.coerce.number<number | string>().int().min(0).max(4_102_444_800);
const status = z.coerce.number<number | string>().int().min(0).max(3);

/**
 * An entry of a calendar: a person's own, the association's, or an activity that one is enrolled in.
 *
 * @example
 * rawScheduleEntry.shape.kind.safeParse('activity').success; // true
 */
export const rawScheduleEntry = z.object({
  kind: z.enum(['own', 'community', 'activity']),
  /** Of the entry; of the enrolment where it is an activity. */
  id: z.int().positive(),
  status: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: z.string(),
  place: z.string(),
  note: z.string(),
  start_time: unixSeconds,
  end_time: unixSeconds,
  /** Whether the caller may change it here. */
  can_change: z.boolean(),
});

/** An entry of a calendar. */
export type RawScheduleEntry = z.output<typeof rawScheduleEntry>;

const fields = {
  ccId,
  title: line(200),
  place: text(200).default(''),
  note: text(2000).default(''),
  start_time: moment,
  end_time: moment,
};

const done = z.object({ id: z.int().positive() });

export const schedule = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/schedule/list/{ccId}/{status}',
    access: 'account',
    summary: 'What stands in the caller’s calendar between two moments, 62 days at most, by its start.',
    source: 'specification §7, schedule; §4 (status); path, values and fields ours',
    request: z.strictObject({ ccId, status, from: moment, until: moment }),
    response: z.object({
      list: z.array(rawScheduleEntry),
      /** Whether the caller may change the association’s calendar. */
      can_manage: z.boolean(),
    }),
  }),
  create: defineCall({
    method: 'POST',
    path: '/h5/cc/schedule/create',
    access: 'account',
    summary: 'Puts an entry into one’s own calendar, or with the right to manage activities into the association’s.',
    source: 'specification §7, schedule; path and fields ours',
    request: z.strictObject({ ...fields, is_community: z.boolean().default(false) }),
    response: done,
  }),
  update: defineCall({
    method: 'PUT',
    path: '/h5/cc/schedule/update',
    access: 'account',
    summary: 'Changes an entry.',
    source: 'specification §7, schedule; path and fields ours',
    request: z.strictObject({ ...fields, scheduleId: id }),
    response: done,
  }),
  operate: defineCall({
    method: 'POST',
    path: '/h5/cc/schedule/operate/{scheduleId}/{status}',
    access: 'account',
    idempotent: true,
    summary: 'Says that an entry is planned, done or cancelled.',
    source: 'specification §7, schedule; §4 (operation paths take a status); path and values ours',
    request: z.strictObject({ scheduleId: id, status: status.min(1) }),
    response: done,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/h5/cc/schedule/delete',
    access: 'account',
    idempotent: true,
    summary: 'Takes an entry out of the calendar; what is gone already does no harm.',
    source: 'specification §7, schedule; path and fields ours',
    request: z.strictObject({ scheduleId: id }),
    response: z.object({}),
  }),
  feed: defineCall({
    method: 'POST',
    path: '/h5/cc/schedule/feed',
    access: 'account',
    idempotent: true,
    summary:
      'The secret address of the caller’s calendar, which calendar programs read; `make` makes one, and with it any earlier one ends; `end` ends it.',
    source: 'ours: a calendar program reads along',
    request: z.strictObject({ wish: z.enum(['show', 'make', 'end']) }),
    response: z.object({ url: z.string().nullable() }),
  }),
};
