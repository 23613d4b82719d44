import { z } from 'zod';
import { defineCall } from '../call';
import { id, listOf, listRequest, picture, unixSeconds } from './list';

/**
 * An item of news as it comes.
 *
 * @example
 * rawNews.shape.title.safeParse('The autumn fair opens').success; // true
 */
export const rawNews = z.object({
  id: z.int().positive(),
  category: z.string(),
  category_id: z.int().positive(),
  is_top: z.boolean(),
  title: z.string(),
  summary: z.string(),
  show_time: unixSeconds,
  img: picture.nullable(),
});

/** An item of news as it comes. */
export type RawNews = z.output<typeof rawNews>;

/**
 * An item of news with its text. `body` is plain text; an empty line parts two paragraphs.
 *
 * @example
 * rawNewsDetail.shape.body.safeParse('The doors open at nine.').success; // true
 */
export const rawNewsDetail = rawNews.extend({ body: z.string(), updated_time: unixSeconds });

export const news = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/news/list/{ccId}/{limit}/{offset}',
    summary: 'News, what is kept on top first, then the newest; of one category when it is named.',
    source: 'specification §7, news list; category and fields ours',
    request: z.strictObject({ ...listRequest, category_id: id.optional() }),
    response: listOf(rawNews),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/h5/cc/news/detail/{type}/{newsId}',
    summary: 'One item of news with its text.',
    source: 'specification §7, news detail/{type}/{newsId}; the type is ours: a category’s id, or 0 for any',
    request: z.strictObject({ type: z.coerce.number<number | string>().int().min(0), newsId: id }),
    response: rawNewsDetail,
  }),
};
