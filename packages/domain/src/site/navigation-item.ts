import { z } from 'zod';
import { type ContentItem, contentItemOf, rawContentItem } from '../content/content-item';
import { type ParseResult, parseWith } from '../wire/parse-result';

/**
 * The navigation of a header or footer as it comes: content items with children.
 *
 * @example
 * rawNavigation.safeParse([{ title: 'Denim', children: [] }]).success; // true
 */
export const rawNavigation = z.array(rawContentItem).max(200);

/** The navigation as it comes. */
export type RawNavigation = z.infer<typeof rawNavigation>;

/** An entry of the navigation. */
export interface NavigationItem {
  readonly id: number;
  readonly title: string;
  /** The link before rewriting; the no-op link when the entry only opens its list. */
  readonly href: string;
  readonly target: string;
  readonly image: ContentItem['image'];
  readonly children: readonly NavigationItem[];
}

/**
 * Reads the navigation of a header or footer (specification §2).
 *
 * @example
 * const parsed = parseNavigation([{ title: 'Denim', page_url_suffix: '/product/category/12-denim' }]);
 * parsed.ok && parsed.value[0]?.title; // 'Denim'
 */
export function parseNavigation(raw: unknown): ParseResult<readonly NavigationItem[]> {
  return parseWith(rawNavigation, raw, (items) => items.map((item) => navigationItem(contentItemOf(item))));
}

function navigationItem({ id, title, href, target, image, children }: ContentItem): NavigationItem {
  return { id, title, href, target, image, children: children.map(navigationItem) };
}
