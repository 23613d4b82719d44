import { z } from 'zod';
import { defineCall } from '../call';
import { listOf, listRequest, picture, unixSeconds } from './list';

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

export const enterprise = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/enterprise/list/{ccId}/{limit}/{offset}',
    summary: 'Member companies by their rank in the association, the longest-standing first.',
    source: 'specification §7, enterprise; path below h5/cc and fields ours',
    request: z.strictObject(listRequest),
    response: listOf(rawEnterprise),
  }),
};
