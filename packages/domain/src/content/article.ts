import { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { numberOf, textOf, wireInteger, wireText } from '../wire/wire-values';
import { type ContentItem, contentItemOf, rawContentItem } from './content-item';
import { type DateParts, dateParts } from './date-parts';

/**
 * An article as it comes (specification §3). The body and the author are additions of ours.
 *
 * @example
 * rawArticle.safeParse({ id: 1, title: 'Why selvedge', reads: 12 }).success; // true
 */
export const rawArticle = rawContentItem.extend({
  /** How often it was read. */
  reads: wireInteger.nullish(),
  /** When it was published, in unix seconds. */
  add_time: wireInteger.nullish(),
  show_time: wireInteger.nullish(),
  /** The body, safe HTML. */
  content_html: wireText.nullish(),
  author: wireText.nullish(),
  tags: z.array(wireText).max(100).nullish(),
});

/** An article as it comes. */
export type RawArticle = z.infer<typeof rawArticle>;

/** An article (specification §3). Year, month and day are UTC; all three are 0 when the time is not known. */
export interface Article extends ContentItem, DateParts {
  readonly contentType: 'article';
  readonly reads: number;
  /** In unix seconds; 0 when not known. */
  readonly showTime: number;
  /** Safe HTML; empty in lists. */
  readonly contentHtml: string;
  readonly author: string;
  readonly tags: readonly string[];
}

const noDate: DateParts = { year: 0, month: 0, day: 0 };

/**
 * Reads an article (specification §3): `show_time` is `add_time`, with its date parts.
 *
 * @example
 * const parsed = parseArticle({ id: 1, title: 'Why selvedge', add_time: 1_700_000_000 });
 * parsed.ok && parsed.value.year; // 2023
 */
export function parseArticle(raw: unknown): ParseResult<Article> {
  return parseWith(rawArticle, raw, articleOf);
}

/**
 * The model of a checked raw article.
 *
 * @example
 * articleOf({ title: 'Why selvedge', reads: '12' }).reads; // 12
 */
export function articleOf(raw: RawArticle): Article {
  const showTime = numberOf(raw.add_time ?? raw.show_time);
  return {
    ...contentItemOf(raw, 'article'),
    ...(showTime === 0 ? noDate : dateParts(showTime)),
    contentType: 'article',
    reads: numberOf(raw.reads),
    showTime,
    contentHtml: textOf(raw.content_html),
    author: textOf(raw.author),
    tags: raw.tags ?? [],
  };
}
