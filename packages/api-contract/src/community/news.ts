import { z } from 'zod';
import { defineCall } from '../call';
import { listOf, listRequest, picture, unixSeconds } from './list';

export const rawNews = z.object({
  id: z.int().positive(),
  category: z.string(),
  is_top: z.boolean(),
  title: z.string(),
  summary: z.string(),
  show_time: unixSeconds,
  img: picture.nullable(),
});

export type RawNews = z.output<typeof rawNews>;

export const news = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/news/list/{ccId}/{limit}/{offset}',
    summary: 'News, what is kept on top first, then the newest.',
    source: 'specification §7, news list; fields ours',
    request: z.strictObject(listRequest),
    response: listOf(rawNews),
  }),
};
