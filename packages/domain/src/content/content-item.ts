import { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { numberOf, textOf, wireInteger, wireText } from '../wire/wire-values';
import { type ContentType, contentType } from './content-type';
import { type Image, imageOf, rawImage } from './image';
import { NO_OP_LINK } from './no-op-link';

/**
 * What every content item may carry, as it comes (specification §3).
 *
 * @example
 * rawContentItem.safeParse({ title: 3 }).success; // false
 */
export const rawContentItem = z.object({
  sign: wireText.nullish(),
  relate_type: wireText.nullish(),
  content_type: wireText.nullish(),
  id: wireInteger.nullish(),
  content_id: wireInteger.nullish(),
  page_url_suffix: wireText.nullish(),
  target: z.string().max(64).nullish(),
  title: wireText.nullish(),
  subtitle: wireText.nullish(),
  summary: wireText.nullish(),
  tab: wireText.nullish(),
  img: rawImage.nullish(),
  hover_img: rawImage.nullish(),
  cover_url: wireText.nullish(),
  alt: wireText.nullish(),
  get children() {
    return z.array(rawContentItem).nullish();
  },
});

/** A content item as it comes. */
export type RawContentItem = z.infer<typeof rawContentItem>;

/** What every content item has (specification §3). */
export interface ContentItem {
  readonly sign: string;
  readonly contentType: ContentType;
  /** The record's number; 0 for an item without a record, such as a plain link. */
  readonly id: number;
  /** The link before rewriting; {@link NO_OP_LINK} when there is none. */
  readonly href: string;
  readonly target: string;
  readonly title: string;
  readonly subtitle: string;
  /** Plain text, from `summary`. */
  readonly description: string;
  readonly tab: string;
  readonly image: Image | null;
  readonly hoverImage: Image | null;
  /** A video's still; empty for other kinds. */
  readonly coverUrl: string;
  readonly alt: string;
  readonly children: readonly ContentItem[];
}

/**
 * Reads a content item of any kind, without what its kind adds (specification §3).
 *
 * @example
 * const parsed = parseContentItem({ id: 3, title: 'Oxford', page_url_suffix: '/product/3-oxford' });
 * parsed.ok && parsed.value.href; // '/product/3-oxford'
 */
export function parseContentItem(raw: unknown): ParseResult<ContentItem> {
  return parseWith(rawContentItem, raw, (item) => contentItemOf(item, contentType(raw)));
}

/**
 * The model of a checked raw item.
 *
 * @param type the kind, when the caller knows it; otherwise inferred
 * @example
 * contentItemOf({ title: 'About us' }).contentType; // 'link'
 */
export function contentItemOf(raw: RawContentItem, type: ContentType = contentType(raw)): ContentItem {
  const alt = textOf(raw.alt) || textOf(raw.title);
  return {
    sign: textOf(raw.sign),
    contentType: type,
    id: numberOf(raw.id ?? raw.content_id),
    href: raw.page_url_suffix || NO_OP_LINK,
    target: raw.target || '_self',
    title: textOf(raw.title),
    subtitle: textOf(raw.subtitle),
    description: textOf(raw.summary),
    tab: textOf(raw.tab),
    image: imageOf(raw.img, alt),
    hoverImage: imageOf(raw.hover_img, alt),
    coverUrl: textOf(raw.cover_url),
    alt,
    children: (raw.children ?? []).map((child) => contentItemOf(child)),
  };
}
