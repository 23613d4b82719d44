import { z } from 'zod';
import { defineCall } from '../call';
import { ccId, id, limit, listOf, listRequest, offset, picture } from './list';
import { positionRank, rawPositionMember } from './positions';

export const categoryKind = z.enum(['trade', 'region', 'membership', 'news']);

/**
 * A category as it comes, with how many public records it has.
 *
 * @example
 * rawCategory.safeParse({ id: 3, kind: 'trade', title: 'Denim', total: 12 }).success; // true
 */
export const rawCategory = z.object({
  id: z.int().positive(),
  kind: categoryKind,
  title: z.string(),
  total: z.int().nonnegative(),
});

/** A category as it comes, with how many public records it has. */
export type RawCategory = z.output<typeof rawCategory>;

const named = z.object({ id: z.int().positive(), name: z.string(), summary: z.string() });

const banner = z.object({ id: z.int().positive(), title: z.string(), href: z.string().nullable(), img: picture });

const setting = z.object({
  id: z.int().positive(),
  rank: positionRank,
  title: z.string(),
  duty: z.string(),
  /** How many may hold it at once; null when that is open. */
  seats: z.int().positive().nullable(),
  /** How long a term lasts; null when that is open. */
  term_years: z.int().positive().nullable(),
});

export const community = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/list/{limit}/{offset}',
    summary: 'The communities of the installation.',
    source: 'specification §7, community list; path below h5/cc and fields ours',
    request: z.strictObject({ limit, offset }),
    response: listOf(
      z.object({
        cc_id: z.int().positive(),
        name: z.string(),
        desc: z.string(),
        seal: z.string(),
        /** Where its pages begin: without a slash at its end. */
        address: z.string(),
      }),
    ),
  }),
  mainPage: defineCall({
    method: 'GET',
    path: '/h5/cc/mainPage/{ccId}',
    summary: 'What the first page shows beside its lists: banners, partners and mini programs.',
    source: 'specification §7, main page; path below h5/cc and fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({
      banners: z.array(banner),
      partners: z.array(named.extend({ href: z.string().nullable(), img: picture.nullable() })),
      programs: z.array(named.extend({ app_id: z.string(), path: z.string() })),
    }),
  }),
  introduction: defineCall({
    method: 'GET',
    path: '/h5/cc/introduction/{ccId}',
    summary: 'Who the community is: its story, its charter, its registration and how to reach it.',
    source: 'specification §7, introduction; path below h5/cc and fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({
      cc_id: z.int().positive(),
      name: z.string(),
      introduction: z.string(),
      /** Plain text; an empty line parts two paragraphs. */
      about: z.string(),
      charter: z.string(),
      registration_number: z.string(),
      registered_with: z.string(),
      /** `1998-09-09`; empty when it is not known. */
      charter_adopted_on: z.string(),
      founded: z.int(),
    }),
  }),
  members: defineCall({
    method: 'GET',
    path: '/h5/cc/members/{ccId}/{positionId}',
    summary: 'Who holds an office now, as far as they show themselves to the caller.',
    source: 'specification §7, members by {ccId}/{positionId}; limit, offset and fields ours',
    request: z.strictObject({ ccId, positionId: id, limit: limit.default(12), offset: offset.default(0) }),
    response: listOf(rawPositionMember),
  }),
  positionSettings: defineCall({
    method: 'GET',
    path: '/h5/cc/position/settings/{ccId}',
    summary: 'The offices with their seats and terms.',
    source: 'specification §7, position settings; path below h5/cc and fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(setting) }),
  }),
  partners: defineCall({
    method: 'GET',
    path: '/h5/cc/partner/list/{ccId}/{limit}/{offset}',
    summary: 'The partners of the community in its order.',
    source: 'specification §7, partners; path below h5/cc and fields ours',
    request: z.strictObject(listRequest),
    response: listOf(named.extend({ href: z.string().nullable(), img: picture.nullable() })),
  }),
  banners: defineCall({
    method: 'GET',
    path: '/h5/cc/banner/getAllByCCId/{ccId}',
    summary: 'The banners that are shown, in their order.',
    source: 'specification §7, banners getAllByCCId; path below h5/cc and fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(banner) }),
  }),
  miniPrograms: defineCall({
    method: 'GET',
    path: '/h5/cc/miniProgram/list/{ccId}/{limit}/{offset}',
    summary: 'The mini programs that the community names.',
    source: 'ours: specification §3 names mini programs',
    request: z.strictObject(listRequest),
    response: listOf(named.extend({ app_id: z.string(), path: z.string() })),
  }),
  categories: defineCall({
    method: 'GET',
    path: '/h5/cc/category/list/{ccId}/{kind}',
    summary: 'What companies, members and news are sorted by.',
    source: 'ours: specification §3 names categories',
    request: z.strictObject({ ccId, kind: categoryKind }),
    response: z.object({ list: z.array(rawCategory) }),
  }),
  addVisit: defineCall({
    method: 'POST',
    path: '/h5/cc/visit/add',
    summary: 'Counts that a page was opened. Nothing of who opened it is kept.',
    source: 'specification §7, visits; path below h5/cc and fields ours',
    request: z.strictObject({
      ccId,
      page: z.string().regex(/^\/[\w./-]{0,199}$/, { error: 'must be a page of the portal' }),
    }),
    response: z.object({}),
  }),
  visits: defineCall({
    method: 'GET',
    path: '/h5/cc/visit/list/{ccId}/{limit}/{offset}',
    access: { permission: 'community.manage' },
    summary: 'How often pages were opened, day by day, the latest day first.',
    source: 'specification §7, visits; path below h5/cc and fields ours',
    request: z.strictObject(listRequest),
    response: listOf(z.object({ day: z.string(), page: z.string(), count: z.int().nonnegative() })),
  }),
};
