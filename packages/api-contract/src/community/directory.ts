import { z } from 'zod';
import { defineCall } from '../call';
import { companyRank } from './enterprise';
import { id, keywords, listOf, listRequest, picture, unixSeconds } from './list';

/**
 * A member as the directory shows them: what they hide from the caller is empty or null, as if it had never been
 * filled in.
 *
 * @example
 * rawDirectoryEntry.shape.post.safeParse('').success; // true
 */
export const rawDirectoryEntry = z.object({
  id: z.int().positive(),
  name: z.string(),
  initial: z.string(),
  img: picture.nullable(),
  post: z.string(),
  company: z.object({ id: z.int().positive(), name: z.string(), rank: companyRank }).nullable(),
  region: z.string(),
  /** The offices that they hold now. */
  positions: z.array(z.string()),
});

/** A member as the directory shows them. */
export type RawDirectoryEntry = z.output<typeof rawDirectoryEntry>;

/**
 * A member's page.
 *
 * @example
 * rawMember.shape.phone.safeParse('').success; // true
 */
export const rawMember = rawDirectoryEntry.extend({
  introduction: z.string(),
  phone: z.string(),
  email: z.string(),
  /** When they joined; null when they do not show it. */
  joined_time: unixSeconds.nullable(),
});

/** A member's page. */
export type RawMember = z.output<typeof rawMember>;

export const directory = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/directory/list/{ccId}/{limit}/{offset}',
    summary:
      'The member directory as the caller may see it: searched in Chinese or Latin letters, narrowed by trade, region and office.',
    source: 'specification §7, directory; path below h5/cc, filters and fields ours',
    request: z.strictObject({
      ...listRequest,
      keywords: keywords.optional(),
      trade_id: id.optional(),
      region_id: id.optional(),
      position_id: id.optional(),
    }),
    response: listOf(rawDirectoryEntry),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/h5/cc/directory/detail/{memberId}',
    summary: 'One member, as far as they show themselves to the caller.',
    source: 'specification §7, directory; path below h5/cc and fields ours',
    request: z.strictObject({ memberId: id }),
    response: rawMember,
  }),
};
