import { z } from 'zod';
import { defineCall } from '../../call';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import {
  deleteRequest,
  done,
  keywords,
  line,
  pictureAddress,
  publication,
  publicationState,
  rawPictureTexts,
  rawPublication,
  rawTextsOf,
  saved,
  text,
  textsOf,
  version,
} from './fields';
import { idempotencyKey } from './once';
import { orderedList, saveAllRequest } from './ordered';

const written = { title: z.string(), summary: z.string() };

/**
 * An item of news as the desk's list shows it, in every language.
 *
 * @example
 * rawDeskNews.shape.state.safeParse('draft').success; // true
 */
export const rawDeskNews = z.object({
  id: z.int().positive(),
  version,
  category_id: z.int().positive(),
  is_top: z.boolean(),
  ...rawPublication,
  img: rawPictureTexts.nullable(),
  texts: rawTextsOf(written),
});

/** An item of news as the desk's list shows it. */
export type RawDeskNews = z.output<typeof rawDeskNews>;

/**
 * An item of news as the desk edits it.
 *
 * @example
 * rawDeskNewsDetail.shape.texts.safeParse({ 'zh-cn': null, en: null }).success; // true
 */
export const rawDeskNewsDetail = rawDeskNews.extend({ texts: rawTextsOf({ ...written, body: z.string() }) });

/**
 * A category of news, with its name in every language.
 *
 * @example
 * rawNewsCategory.shape.items.safeParse(0).success; // true
 */
export const rawNewsCategory = z.object({
  id: z.int().positive(),
  sort: z.int(),
  /** How many items stand in it, drafts too. */
  items: z.int().nonnegative(),
  texts: rawTextsOf({ title: z.string() }),
});

/** A category of news, with its name in every language. */
export type RawNewsCategory = z.output<typeof rawNewsCategory>;

const fields = {
  ccId,
  category_id: id,
  is_top: z.boolean(),
  img_url: pictureAddress,
  ...publication,
  texts: textsOf({ title: line(200), summary: text(500), body: text(40_000) }),
};

const write = { permission: 'news.write' } as const;

export const newsDesk = {
  search: defineCall({
    method: 'GET',
    path: '/cc/news/search/{ccId}/{limit}/{offset}',
    access: write,
    summary: 'News with drafts and what is scheduled, by state, category and words of the title; the newest first.',
    source: 'specification §7, news search; path and fields ours',
    request: z.strictObject({
      ...listRequest,
      keywords,
      state: publicationState.optional(),
      category_id: id.optional(),
    }),
    response: listOf(rawDeskNews),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/news/get/{ccId}/{id}',
    access: write,
    summary: 'One item of news as the desk edits it.',
    source: 'ours: what update changes has to be read first',
    request: z.strictObject({ ccId, id }),
    response: rawDeskNewsDetail,
  }),
  create: defineCall({
    method: 'POST',
    path: '/cc/news/create',
    access: write,
    summary: 'Writes an item of news: a draft, or with the right to publish something scheduled or public.',
    source: 'specification §7, news create; fields ours',
    request: z.strictObject({ ...fields, idempotency_key: idempotencyKey }),
    response: saved,
  }),
  update: defineCall({
    method: 'POST',
    path: '/cc/news/update',
    access: write,
    summary: 'Changes an item of news. What is public is changed by those who may publish.',
    source: 'specification §7, news update; fields ours',
    request: z.strictObject({ ...fields, id, version }),
    response: saved,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/cc/news/delete',
    access: write,
    idempotent: true,
    summary: 'Deletes items of news; what is gone already does no harm.',
    source: 'specification §7, news delete; fields ours',
    request: z.strictObject(deleteRequest),
    response: done,
  }),
  preview: defineCall({
    method: 'POST',
    path: '/cc/news/preview',
    access: write,
    idempotent: true,
    summary: 'Addresses that show an item to whoever has them, published or not, until they expire.',
    source: 'ours: an editor shows a draft to others before it is published',
    request: z.strictObject({ ccId, id }),
    response: z.object({ urls: z.object({ 'zh-cn': z.string(), en: z.string() }), expires_time: unixSeconds }),
  }),
  categories: defineCall({
    method: 'GET',
    path: '/cc/newsCategory/list/{ccId}',
    access: write,
    summary: 'The categories of news in their order.',
    source: 'ours: specification §3 names news with categories',
    request: z.strictObject({ ccId }),
    response: orderedList(rawNewsCategory),
  }),
  categorySaveAll: defineCall({
    method: 'POST',
    path: '/cc/newsCategory/saveAll',
    access: { permission: 'news.publish' },
    summary: 'Keeps the categories of news as they are sent, in their order; one in which something stands can’t go.',
    source: 'ours: specification §3 names news with categories',
    request: z.strictObject(
      saveAllRequest(z.strictObject({ id: id.optional(), texts: textsOf({ title: line(60) }) }), 60),
    ),
    response: orderedList(rawNewsCategory),
  }),
  categorySave: defineCall({
    method: 'POST',
    path: '/cc/newsCategory/save',
    access: { permission: 'news.publish' },
    summary: 'Makes a category of news, or renames and moves one.',
    source: 'ours: specification §3 names news with categories',
    request: z.strictObject({
      ccId,
      id: id.optional(),
      idempotency_key: idempotencyKey,
      sort: z.int().min(0).max(1000),
      texts: textsOf({ title: line(60) }),
    }),
    response: z.object({ id: z.int().positive() }),
  }),
  categoryRemove: defineCall({
    method: 'POST',
    path: '/cc/newsCategory/delete',
    access: { permission: 'news.publish' },
    idempotent: true,
    summary: 'Deletes a category in which nothing stands; refused with 409 otherwise.',
    source: 'ours: specification §3 names news with categories',
    request: z.strictObject({ ccId, id }),
    response: done,
  }),
};
