import { z } from 'zod';
import { defineCall } from '../call';
import { contactFields } from './contact-fields';
import { rawTextsOf, saved, text, textsOf, version } from './desk/fields';
import { companyRank } from './enterprise';
import { ccId, id, keywords, listOf, listRequest, picture, unixSeconds } from './list';

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

/** To whom a member shows something: everybody, members of the community, nobody but the secretariat. */
const visibility = z.enum(['public', 'members', 'hidden']);

/**
 * What a member says of each field of the directory: to whom it is shown. Who hides `name` is in no list at all.
 *
 * @example
 * rawMemberPrivacy.shape.phone.safeParse('hidden').success; // true
 */
export const rawMemberPrivacy = z.strictObject({
  name: visibility,
  picture: visibility,
  company: visibility,
  post: visibility,
  region: visibility,
  introduction: visibility,
  phone: visibility,
  email: visibility,
  joined: visibility,
});

/** What a member says of each field of the directory: to whom it is shown. */
export type RawMemberPrivacy = z.output<typeof rawMemberPrivacy>;

const ownWords = { post: text(100), introduction: text(2000) };

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
  own: defineCall({
    method: 'GET',
    path: '/cc/directory/own/{ccId}',
    access: 'member',
    summary:
      'The caller’s own entry with all that is kept of it, to whom each field is shown, and the regions to choose from.',
    source: 'ours: what ownUpdate changes has to be read first',
    request: z.strictObject({ ccId }),
    response: z.object({
      id: z.int().positive(),
      version,
      name: z.string(),
      initial: z.string(),
      img: picture.nullable(),
      company: z.string(),
      positions: z.array(z.string()),
      joined_time: unixSeconds,
      region_id: z.int().positive().nullable(),
      phone: z.string(),
      email: z.string(),
      texts: rawTextsOf({ post: z.string(), introduction: z.string() }),
      privacy: rawMemberPrivacy,
      regions: z.array(z.object({ id: z.int().positive(), name: z.string() })),
    }),
  }),
  ownUpdate: defineCall({
    method: 'POST',
    path: '/cc/directory/own/update',
    access: 'member',
    summary:
      'Changes what members keep of their own entry, and to whom they show each field. Names, companies and offices are the secretariat’s to change.',
    source: 'ours: members say field by field who sees them',
    request: z.strictObject({
      ccId,
      version,
      region_id: id.nullable(),
      phone: contactFields.phone.or(z.literal('')),
      email: contactFields.email.or(z.literal('')),
      texts: textsOf(ownWords),
      privacy: rawMemberPrivacy,
    }),
    response: saved,
  }),
};
