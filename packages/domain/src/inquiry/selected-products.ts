import { mostSelectedProducts } from './inquiry-limits';

/** A product that an inquiry asks about (specification §3). */
export interface SelectedProduct {
  readonly id: number;
  readonly name: string;
  /** Addresses of its pictures. */
  readonly images: readonly string[];
}

/**
 * Writes the `ext` text of an inquiry (specification §3: JSON with type `product` and a list of id, name, images).
 *
 * @example
 * writeExt([{ id: 7, name: 'Oxford', images: ['/p1/7-a.jpg'] }]);
 * // '{"type":"product","list":[{"id":7,"name":"Oxford","images":["/p1/7-a.jpg"]}]}'
 */
export function writeExt(products: readonly SelectedProduct[]): string {
  return JSON.stringify({ type: 'product', list: products.map(({ id, name, images }) => ({ id, name, images })) });
}

/**
 * Reads the `ext` text of an inquiry. An empty text is an empty list; null when the text is no `ext` or names more
 * than {@link mostSelectedProducts} products. A product that is named twice counts once. Images may also come as one
 * address.
 *
 * @example
 * readExt('{"type":"product","list":[{"id":7,"name":"Oxford","images":[]}]}');
 * // [{ id: 7, name: 'Oxford', images: [] }]
 * readExt('{"type":"shoe"}'); // null
 */
export function readExt(text: string): readonly SelectedProduct[] | null {
  if (text.trim() === '') return [];
  const ext = fieldsOf(parseJson(text));
  if (ext?.type !== 'product' || !isList(ext.list) || ext.list.length > mostSelectedProducts) return null;
  const products = new Map<number, SelectedProduct>();
  for (const entry of ext.list) {
    const product = selectedProduct(entry);
    if (product === null) return null;
    if (!products.has(product.id)) products.set(product.id, product);
  }
  return [...products.values()];
}

function selectedProduct(raw: unknown): SelectedProduct | null {
  const fields = fieldsOf(raw);
  const id = typeof fields?.id === 'string' && /^\d{1,15}$/.test(fields.id) ? Number(fields.id) : fields?.id;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return null;
  const name = fields?.name ?? '';
  const images = typeof fields?.images === 'string' ? [fields.images] : (fields?.images ?? []);
  if (typeof name !== 'string' || !isTexts(images)) return null;
  return { id, name: name.slice(0, 300), images: images.filter((image) => image !== '').slice(0, 20) };
}

/** The named fields of an object from outside; what it inherits is not its own. */
function fieldsOf(
  value: unknown,
): { type?: unknown; list?: unknown; id?: unknown; name?: unknown; images?: unknown } | null {
  return typeof value === 'object' && value !== null ? Object.assign(Object.create(null), value) : null;
}

/** `Array.isArray` would let the entries through as `any`. */
function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return isList(value) && value.every((item) => typeof item === 'string' && item.length <= 2000);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
