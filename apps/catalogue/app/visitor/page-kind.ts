import { withoutLanguage } from '../language/address';

/** What tracking calls a page (specification §2, page types; the names of §2 for lists, ours for the rest). */
export interface PageKind {
  readonly content_type: string;
  readonly page_type: string;
}

/** The first pattern that an address without language matches names its page. */
const kinds: readonly (readonly [pattern: RegExp, content: string, page: string])[] = [
  [/^\/(?:index(?:\.html)?)?$/, 'page', 'home'],
  [/^\/product-discount-upcoming(?:_|$)/, 'product', 'product_discount_upcoming'],
  [/^\/product-discount-now(?:_|$)/, 'product', 'product_discount_now'],
  [/^\/reduction(?:-detail)?\//, 'reduction', 'reduction_detail'],
  [/^\/product-search$/, 'product', 'product_search'],
  [/^\/product(?:-products(?:_|$)|\/category\/)/, 'product', 'product_list'],
  [/^\/product\//, 'product', 'product_detail'],
  [/^\/article-list/, 'article', 'article_list'],
  [/^\/article-detail\//, 'article', 'article_detail'],
  [/^\/video-list/, 'video', 'video_list'],
  [/^\/video-detail\//, 'video', 'video_detail'],
  [/^\/downloads$/, 'download', 'download_list'],
  [/^\/inquire_form$/, 'inquiry', 'inquire_form'],
  [/^\/inquire_success$/, 'inquiry', 'inquire_success'],
  [/^\/(?:cart|checkout|order|pay)/, 'shop', 'shop'],
  [/^\/(?:yarn-dyeing|yarn-processing|yarn-weaving|denim-fabric-finishing|oem-odm)$/, 'page', 'service'],
  [/^\/about-us$/, 'page', 'about_us'],
  [/^\/contact-us$/, 'page', 'contact_us'],
  [/^\/privacy$/, 'page', 'privacy'],
];

const other: PageKind = { content_type: 'page', page_type: 'other' };

/**
 * The kind of the page at an address.
 *
 * @example
 * pageKind('/zh-cn/product/12-oxford'); // { content_type: 'product', page_type: 'product_detail' }
 */
export function pageKind(pathname: string): PageKind {
  const path = withoutLanguage(pathname);
  const found = kinds.find(([pattern]) => pattern.test(path));
  return found ? { content_type: found[1], page_type: found[2] } : other;
}
