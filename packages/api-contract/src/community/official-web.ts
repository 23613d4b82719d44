import { rawCommunityBaseInfo } from '@selvedge/domain/community';
import { z } from 'zod';
import { defineCall } from '../call';
import { contactFields, receipt } from './contact-fields';
import { ccId, keywords, limit, listOf, offset } from './list';

const baseInfo = rawCommunityBaseInfo.extend({
  /** The name in each language of the portal, whatever language the rest is answered in. */
  names: z.record(z.string(), z.string()),
  introduction: z.string(),
  /** The characters of the community's seal; the same in every language. */
  seal: z.string(),
});

/**
 * An entry of the header or the footer as it comes.
 *
 * @example
 * rawNavigationEntry.safeParse({ id: 1, label: 'News', href: '/news', is_enabled: true, children: [] }).success; // true
 */
export const rawNavigationEntry = z.object({
  id: z.int().positive(),
  label: z.string(),
  /** A page of the portal without its language, or another site's address. */
  href: z.string(),
  is_enabled: z.boolean(),
  children: z.array(z.object({ id: z.int().positive(), label: z.string(), href: z.string() })),
});

/** An entry of the header or the footer as it comes. */
export type RawNavigationEntry = z.output<typeof rawNavigationEntry>;

/** What the site's search finds. */
export const searchKind = z.enum(['company', 'member', 'product', 'news', 'announcement', 'job', 'activity']);

/**
 * One thing that the site's search has found.
 *
 * @example
 * rawFound.safeParse({ kind: 'company', id: 3, title: 'Qinghe', summary: 'Shirtings', parent_id: null }).success; // true
 */
export const rawFound = z.object({
  kind: searchKind,
  id: z.int().positive(),
  title: z.string(),
  summary: z.string(),
  /** The company that a product belongs to; null for what has a page of its own. */
  parent_id: z.int().positive().nullable(),
});

/** One thing that the site's search has found. */
export type RawFound = z.output<typeof rawFound>;

export const officialWeb = {
  baseInfo: defineCall({
    method: 'GET',
    path: '/h5/cc/officialWeb/baseInfo/get',
    summary: 'What the portal loads at its start: the community’s names, its description and its figures.',
    source: 'specification §7, h5/cc/officialWeb/baseInfo/get; §3 (desc, introduction); names and seal ours',
    request: z.strictObject({ ccId: ccId.optional() }),
    response: baseInfo,
  }),
  baseInfoList: defineCall({
    method: 'GET',
    path: '/officialWeb/baseInfo/list',
    summary: 'The base information of every community of the installation, each with its domain or path.',
    source: 'specification §7, GET officialWeb/baseInfo/list; limit, offset and fields ours',
    request: z.strictObject({ limit: limit.default(12), offset: offset.default(0) }),
    response: listOf(
      baseInfo.pick({ cc_id: true, name: true, desc: true, seal: true, founded: true }).extend({
        domain: z.string().nullable(),
        path: z.string().nullable(),
        /** Where its pages begin: without a slash at its end. */
        address: z.string(),
      }),
    ),
  }),
  headerList: defineCall({
    method: 'GET',
    path: '/officialWeb/header/list',
    summary: 'The entries of the header that are shown.',
    source: 'specification §7, officialWeb/header/list; fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(rawNavigationEntry) }),
  }),
  footerList: defineCall({
    method: 'GET',
    path: '/officialWeb/footer/list',
    access: { permission: 'community.manage' },
    summary: 'Every entry of the footer, also those that are not shown.',
    source: 'specification §7, footer/list; fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(rawNavigationEntry) }),
  }),
  footerEnableList: defineCall({
    method: 'GET',
    path: '/officialWeb/footer/enableList',
    summary: 'The entries of the footer that are shown.',
    source: 'specification §7, footer/enableList; fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(rawNavigationEntry) }),
  }),
  addMessage: defineCall({
    method: 'POST',
    path: '/officialWeb/messageBoard/add',
    idempotent: true,
    summary:
      'Takes a message for the secretariat. The same idempotency key gives the same answer and one message; an answer means that it is committed.',
    source: 'specification §7, POST officialWeb messageBoard/add; §5 (contacts, phone, email, content); key ours',
    request: z.strictObject({ ccId, ...contactFields }),
    response: receipt,
  }),
  search: defineCall({
    method: 'POST',
    path: '/officialWeb/search',
    idempotent: true,
    summary: 'Companies, people, products, news, announcements, jobs and activities that have the words, best first.',
    source: 'specification §7, POST officialWeb search; fields ours',
    request: z.strictObject({
      ccId,
      keywords: keywords.min(1),
      kind: searchKind.optional(),
      limit: limit.default(12),
      offset: offset.default(0),
    }),
    response: listOf(rawFound).extend({
      /** How many there are of each kind. */
      kinds: z.array(z.object({ kind: searchKind, total: z.int().nonnegative() })),
    }),
  }),
  getQrcode: defineCall({
    method: 'POST',
    path: '/officialWeb/getQrcode',
    idempotent: true,
    summary: 'A QR code of one of the portal’s own pages, as an SVG drawing.',
    source: 'specification §7, POST officialWeb getQrcode; fields ours',
    request: z.strictObject({
      ccId,
      /** A page of the portal: `/companies/12`. */
      path: z
        .string()
        .min(1)
        .max(500)
        .regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'must be a page of the portal' }),
    }),
    response: z.object({ url: z.string(), svg: z.string() }),
  }),
};
