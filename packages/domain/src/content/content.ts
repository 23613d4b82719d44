import type { ParseResult } from '../wire/parse-result';
import { type Article, parseArticle } from './article';
import { type ContentItem, parseContentItem } from './content-item';
import { type ContentType, contentType } from './content-type';
import { type Download, parseDownload } from './download';
import { type Product, parseProduct } from './product';
import { parseVideo, type Video } from './video';

/** An item that gathers others, of any kind, under `children` (specification §3). */
export interface Polymerize extends ContentItem {
  readonly contentType: 'polymerize';
}

/** An item that only leads somewhere (specification §3). */
export interface Link extends ContentItem {
  readonly contentType: 'link';
}

/** An item of any kind, told apart by `contentType`. */
export type Content = Article | Product | Video | Download | Polymerize | Link;

const readers = {
  product: parseProduct,
  article: parseArticle,
  video: parseVideo,
  download: parseDownload,
  polymerize: (raw) => as(parseContentItem(raw), 'polymerize'),
  link: (raw) => as(parseContentItem(raw), 'link'),
} as const satisfies {
  readonly [T in ContentType]: (raw: unknown) => ParseResult<Extract<Content, { contentType: T }>>;
};

/**
 * Reads an item with everything its kind adds; the kind is found by {@link contentType}.
 *
 * @example
 * const parsed = parseContent({ title: 'Oxford', price_min: 480 });
 * parsed.ok && parsed.value.contentType === 'product' && parsed.value.priceMin; // 480
 */
export function parseContent(raw: unknown): ParseResult<Content> {
  return readers[contentType(raw)](raw);
}

function as<T extends ContentType>(
  parsed: ParseResult<ContentItem>,
  type: T,
): ParseResult<ContentItem & { contentType: T }> {
  return parsed.ok ? { ok: true, value: { ...parsed.value, contentType: type } } : parsed;
}
