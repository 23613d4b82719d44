/**
 * The kinds of pages that tracking and lists name (specification §2).
 *
 * @example
 * pageTypes.includes('product_list'); // true
 */
export const pageTypes = [
  'product_list',
  'reduction_detail',
  'product_discount_now',
  'product_discount_upcoming',
] as const;

/** A kind of page. */
export type PageType = (typeof pageTypes)[number];
