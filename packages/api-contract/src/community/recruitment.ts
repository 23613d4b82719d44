import { z } from 'zod';
import { defineCall } from '../call';
import { listOf, listRequest, unixSeconds } from './list';

/**
 * A job as it comes. Pay is in cents a month; null when it is agreed in person.
 *
 * @example
 * rawRecruitment.shape.pay.safeParse({ min: 800_000, max: 1_100_000 }).success; // true
 */
export const rawRecruitment = z.object({
  id: z.int().positive(),
  company: z.string(),
  title: z.string(),
  place: z.string(),
  summary: z.string(),
  pay: z.object({ min: z.int().nonnegative(), max: z.int().nonnegative() }).nullable(),
  show_time: unixSeconds,
});

/** A job as it comes. */
export type RawRecruitment = z.output<typeof rawRecruitment>;

export const recruitment = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/recruitment/list/{ccId}/{limit}/{offset}',
    summary: 'Published jobs at member companies, the newest first.',
    source: 'specification §7, recruitment; §4 (is-published toggle); path below h5/cc and fields ours',
    request: z.strictObject(listRequest),
    response: listOf(rawRecruitment),
  }),
};
