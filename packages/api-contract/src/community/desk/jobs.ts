import { z } from 'zod';
import { defineCall } from '../../call';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import { employment } from '../recruitment';
import { deleteRequest, done, keywords, line, rawTextsOf, saved, text, textsOf, version } from './fields';
import { idempotencyKey } from './once';

const manage = { permission: 'job.manage' } as const;

const pay = z.int().min(0).max(100_000_000);
const openings = z.int().min(1).max(1000);

/**
 * A job as the desk sees it, in every language.
 *
 * @example
 * rawDeskJob.shape.openings.safeParse(2).success; // true
 */
export const rawDeskJob = z.object({
  id: z.int().positive(),
  version,
  company_id: z.int().positive(),
  company: z.string(),
  is_published: z.boolean(),
  employment,
  openings: z.int().positive(),
  pay: z.object({ min: z.int(), max: z.int() }).nullable(),
  published_time: unixSeconds,
  close_time: unixSeconds.nullable(),
  updated_time: unixSeconds,
  /** How many have applied. */
  applications: z.int().nonnegative(),
  texts: rawTextsOf({
    title: z.string(),
    place: z.string(),
    summary: z.string(),
    description: z.string(),
    requirements: z.string(),
  }),
});

const fields = {
  ccId,
  company_id: id,
  is_published: z.boolean(),
  employment,
  openings,
  /** In cents a month; null when it is agreed in person. */
  pay: z
    .strictObject({ min: pay, max: pay })
    .refine(({ min, max }) => min <= max, { path: ['max'], params: { code: 122 } })
    .nullable(),
  /** From then on nobody can apply; null while it stays open. */
  close_time: unixSeconds.min(0).max(4_102_444_800).nullable(),
  texts: textsOf({
    title: line(100),
    place: line(100),
    summary: text(300),
    description: text(10_000),
    requirements: text(5000),
  }),
};

export const jobDesk = {
  search: defineCall({
    method: 'GET',
    path: '/cc/recruitment/search/{ccId}/{limit}/{offset}',
    access: manage,
    summary:
      'Jobs, also those that are not published or closed, by company and words of the title; changed last first.',
    source: 'ours: the desk’s list beside h5/cc/recruitment/list',
    request: z.strictObject({
      ...listRequest,
      keywords,
      company_id: id.optional(),
      is_published: z.enum(['true', 'false']).optional(),
    }),
    response: listOf(rawDeskJob),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/recruitment/get/{ccId}/{id}',
    access: manage,
    summary: 'One job as the desk edits it.',
    source: 'ours: what update changes has to be read first',
    request: z.strictObject({ ccId, id }),
    response: rawDeskJob,
  }),
  create: defineCall({
    method: 'POST',
    path: '/cc/recruitment/create',
    access: manage,
    summary: 'Writes a job of a member company.',
    source: 'ours: specification §7 names recruitment',
    request: z.strictObject({ ...fields, idempotency_key: idempotencyKey }),
    response: saved,
  }),
  update: defineCall({
    method: 'POST',
    path: '/cc/recruitment/update',
    access: manage,
    summary: 'Changes a job unless somebody else has since it was read.',
    source: 'ours: specification §7 names recruitment',
    request: z.strictObject({ ...fields, id, version }),
    response: saved,
  }),
  isPublished: defineCall({
    method: 'POST',
    path: '/cc/recruitment/isPublished',
    access: manage,
    idempotent: true,
    summary: 'Publishes a job or takes it back.',
    source: 'ours: specification §4, recruitment has an is-published toggle',
    request: z.strictObject({ ccId, id, is_published: z.boolean() }),
    response: saved,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/cc/recruitment/delete',
    access: manage,
    idempotent: true,
    summary:
      'Deletes jobs for which nobody has applied; refused with 409 otherwise. What is gone already does no harm.',
    source: 'ours: specification §7 names recruitment',
    request: z.strictObject(deleteRequest),
    response: done,
  }),
};
