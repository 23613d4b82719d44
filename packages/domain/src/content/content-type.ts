/**
 * The kinds of content (specification §3).
 *
 * @example
 * contentTypes.includes('product'); // true
 */
export const contentTypes = ['product', 'article', 'video', 'download', 'polymerize', 'link'] as const;

/** A kind of content. */
export type ContentType = (typeof contentTypes)[number];

/** The fields that give a kind away when nothing names it, in the order in which they decide (specification §3). */
const tellingFields: readonly (readonly [field: string, type: ContentType])[] = [
  ['price', 'product'],
  ['price_min', 'product'],
  ['price_max', 'product'],
  ['cover_url', 'video'],
  ['reads', 'article'],
  ['show_time', 'article'],
];

/**
 * The kind of a raw content item: from `relate_type`, then `content_type`, then the presence of a price, `cover_url`,
 * `reads` or `show_time` (specification §3). An item without any of these is a link. Names that are no kind are passed
 * over.
 *
 * @example
 * contentType({ relate_type: 'video' }); // 'video'
 * contentType({ price_min: 1990 }); // 'product'
 * contentType({ title: 'About us' }); // 'link'
 */
export function contentType(raw: unknown): ContentType {
  if (typeof raw !== 'object' || raw === null) return 'link';
  const named = namedType(own(raw, 'relate_type')) ?? namedType(own(raw, 'content_type'));
  return named ?? tellingFields.find(([field]) => isPresent(own(raw, field)))?.[1] ?? 'link';
}

function namedType(name: unknown): ContentType | undefined {
  return contentTypes.find((type) => type === name);
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Only what the item itself has: a polluted prototype must not decide. */
function own(raw: object, field: string): unknown {
  return Object.hasOwn(raw, field) ? Reflect.get(raw, field) : undefined;
}
