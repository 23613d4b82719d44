import { z } from 'zod';
import { defineCall } from '../call';
import { id, keywords, listOf, listRequest, picture, unixSeconds } from './list';

export const companyRank = z.enum(['president', 'vice', 'council', 'member']);

/**
 * A member company as it comes.
 *
 * @example
 * rawEnterprise.shape.rank.safeParse('council').success; // true
 */
export const rawEnterprise = z.object({
  id: z.int().positive(),
  name: z.string(),
  trade: z.string(),
  rank: companyRank,
  joined_time: unixSeconds,
  img: picture.nullable(),
});

/** A member company as it comes. */
export type RawEnterprise = z.output<typeof rawEnterprise>;

/**
 * A member company's page.
 *
 * @example
 * rawEnterpriseDetail.shape.website.safeParse('').success; // true
 */
export const rawEnterpriseDetail = rawEnterprise.extend({
  /** Plain text; an empty line parts two paragraphs. */
  introduction: z.string(),
  address: z.string(),
  region: z.string(),
  trades: z.array(z.object({ id: z.int().positive(), title: z.string() })),
  website: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The year it was founded in; null when it is not known. */
  founded: z.int().nullable(),
  employees: z.int().nonnegative().nullable(),
  /** Its people, as far as they show themselves and their company to the caller. */
  people: z.array(z.object({ id: z.int().positive(), name: z.string(), initial: z.string(), post: z.string() })),
});

/** A member company's page. */
export type RawEnterpriseDetail = z.output<typeof rawEnterpriseDetail>;

export const enterprise = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/enterprise/list/{ccId}/{limit}/{offset}',
    summary:
      'Member companies by their rank in the association, the longest-standing first; searched, and narrowed by trade and region.',
    source: 'specification §7, enterprise; path below h5/cc, filters and fields ours',
    request: z.strictObject({
      ...listRequest,
      keywords: keywords.optional(),
      trade_id: id.optional(),
      region_id: id.optional(),
    }),
    response: listOf(rawEnterprise),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/h5/cc/enterprise/detail/{enterpriseId}',
    summary: 'One member company with its people.',
    source: 'specification §7, enterprise; path below h5/cc and fields ours',
    request: z.strictObject({ enterpriseId: id }),
    response: rawEnterpriseDetail,
  }),
};
