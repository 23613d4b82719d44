import type { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { flagOf, numberOf, textOf, wireFlag, wireInteger, wireText } from '../wire/wire-values';
import { type ContentItem, contentItemOf, rawContentItem } from './content-item';

/**
 * A download as it comes (specification §3). The file's name and size are additions of ours.
 *
 * @example
 * rawDownload.safeParse({ title: 'Colour card', is_limit: 1 }).success; // true
 */
export const rawDownload = rawContentItem.extend({
  /** Whether one must ask for it first. */
  is_limit: wireFlag.nullish(),
  file_name: wireText.nullish(),
  /** In bytes. */
  size: wireInteger.nullish(),
  add_time: wireInteger.nullish(),
});

/** A download as it comes. */
export type RawDownload = z.infer<typeof rawDownload>;

/** A download (specification §3). A limited one has an empty `href` and opens in the same tab, others in a new one. */
export interface Download extends ContentItem {
  readonly contentType: 'download';
  readonly isLimit: boolean;
  readonly fileName: string;
  /** In bytes; 0 when not known. */
  readonly size: number;
  /** In unix seconds; 0 when not known. */
  readonly showTime: number;
}

/**
 * Reads a download (specification §3).
 *
 * @example
 * const parsed = parseDownload({ id: 4, title: 'Colour card', page_url_suffix: '/files/card.pdf', is_limit: 1 });
 * parsed.ok && [parsed.value.href, parsed.value.target]; // ['', '_self']
 */
export function parseDownload(raw: unknown): ParseResult<Download> {
  return parseWith(rawDownload, raw, downloadOf);
}

/**
 * The model of a checked raw download.
 *
 * @example
 * downloadOf({ title: 'Colour card', page_url_suffix: '/files/card.pdf' }).target; // '_blank'
 */
export function downloadOf(raw: RawDownload): Download {
  const item = contentItemOf(raw, 'download');
  const isLimit = flagOf(raw.is_limit);
  return {
    ...item,
    contentType: 'download',
    href: isLimit ? '' : item.href,
    target: isLimit ? '_self' : '_blank',
    isLimit,
    fileName: textOf(raw.file_name),
    size: numberOf(raw.size),
    showTime: numberOf(raw.add_time),
  };
}
