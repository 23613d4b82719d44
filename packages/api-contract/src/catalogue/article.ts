import { rawArticle } from '@selvedge/domain/content';
import { z } from 'zod';
import { defineCall } from '../call';
import { pageOf, pageRequest } from '../page';
import { recordId } from '../record-id';

export const article = {
  list: defineCall({
    method: 'GET',
    path: '/list',
    summary: 'A page of articles, newest first.',
    source: 'ours: the article list of specification §2',
    request: z.strictObject({ ...pageRequest }),
    response: pageOf(rawArticle),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/detail/{id}',
    summary:
      'One article with its text, its neighbours in time and others. `changed_at` is in unix seconds, and null when it never was.',
    source: 'ours: the article detail of specification §2',
    request: z.strictObject({ id: recordId }),
    response: z.object({
      article: rawArticle,
      body_html: z.string(),
      changed_at: z.int().nullable(),
      newer: rawArticle.nullable(),
      older: rawArticle.nullable(),
      related: z.array(rawArticle),
    }),
  }),
};
