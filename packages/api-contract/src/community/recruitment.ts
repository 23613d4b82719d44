import { mostFiles } from '@selvedge/domain/inquiry';
import { z } from 'zod';
import { defineCall } from '../call';
import { contactFields, receipt } from './contact-fields';
import { id, listOf, listRequest, unixSeconds } from './list';

/**
 * A job as it comes. Pay is in cents a month; null when it is agreed in person.
 *
 * @example
 * rawRecruitment.shape.pay.safeParse({ min: 800_000, max: 1_100_000 }).success; // true
 */
export const rawRecruitment = z.object({
  id: z.int().positive(),
  company: z.string(),
  enterprise_id: z.int().positive(),
  title: z.string(),
  place: z.string(),
  summary: z.string(),
  pay: z.object({ min: z.int().nonnegative(), max: z.int().nonnegative() }).nullable(),
  show_time: unixSeconds,
});

/** A job as it comes. */
export type RawRecruitment = z.output<typeof rawRecruitment>;

/** How somebody is employed. */
export const employment = z.enum(['full', 'part', 'temporary', 'internship']);

/**
 * A job's page.
 *
 * @example
 * rawRecruitmentDetail.shape.openings.safeParse(2).success; // true
 */
export const rawRecruitmentDetail = rawRecruitment.extend({
  /** Plain text; an empty line parts two paragraphs. */
  description: z.string(),
  /** One requirement a line. */
  requirements: z.string(),
  employment,
  openings: z.int().positive(),
  /** From then on nobody can apply; null when it stays open. */
  close_time: unixSeconds.nullable(),
});

/** A job's page. */
export type RawRecruitmentDetail = z.output<typeof rawRecruitmentDetail>;

export const recruitment = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/recruitment/list/{ccId}/{limit}/{offset}',
    summary: 'Published jobs at member companies, the newest first.',
    source: 'specification §7, recruitment; §4 (is-published toggle); path below h5/cc and fields ours',
    request: z.strictObject({ ...listRequest, enterprise_id: id.optional() }),
    response: listOf(rawRecruitment),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/h5/cc/recruitment/detail/{recruitmentId}',
    summary: 'One published job.',
    source: 'specification §7, recruitment; path below h5/cc and fields ours',
    request: z.strictObject({ recruitmentId: id }),
    response: rawRecruitmentDetail,
  }),
  apply: defineCall({
    method: 'POST',
    path: '/h5/cc/recruitment/apply',
    encoding: 'multipart',
    idempotent: true,
    summary:
      'Takes an application for a job with its files, checked by name, size and content. The same key gives the same answer and one application.',
    source: 'specification §7, recruitment; §5 (files); path below h5/cc and fields ours',
    request: z.strictObject({
      recruitmentId: id,
      ...contactFields,
      files: z.array(z.instanceof(File)).max(mostFiles).default([]),
    }),
    response: receipt,
  }),
};
