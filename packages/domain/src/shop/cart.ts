import { cartLimits } from './quantity';

/** A line of a cart as the browser keeps it. */
export interface CartLine {
  readonly productId: number;
  /** In units. */
  readonly quantity: number;
  /** The value chosen of each option, by its place; empty for a product without options. */
  readonly choice: readonly number[];
  /** The version of the price that the buyer saw; empty when none was shown. */
  readonly seen: string;
}

/**
 * What tells one line from another: the product and the choice.
 *
 * @example
 * cartLineKey({ productId: 12, choice: [0, 2] }); // '12-0-2'
 */
export function cartLineKey({ productId, choice }: Pick<CartLine, 'productId' | 'choice'>): string {
  return [productId, ...choice].join('-');
}

/**
 * A cart with more of a product: a line that is there grows, a new one comes last. Beyond the bounds of
 * {@link cartLimits} nothing is added.
 *
 * @example
 * const line = { productId: 12, quantity: 5, choice: [], seen: 'a' };
 * addToCart([line], line); // [{ ...line, quantity: 10 }]
 */
export function addToCart(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  const key = cartLineKey(added);
  const known = lines.some((line) => cartLineKey(line) === key);
  if (!known) return lines.length < cartLimits.lines ? [...lines, bounded(added)] : lines;
  return lines.map((line) =>
    cartLineKey(line) === key ? bounded({ ...added, quantity: line.quantity + added.quantity }) : line,
  );
}

/**
 * A cart with another quantity in one of its lines; 0 takes the line out.
 *
 * @example
 * changeQuantity([{ productId: 12, quantity: 5, choice: [], seen: '' }], '12', 0); // []
 */
export function changeQuantity(lines: readonly CartLine[], key: string, quantity: number): readonly CartLine[] {
  if (quantity < 1) return lines.filter((line) => cartLineKey(line) !== key);
  return lines.map((line) => (cartLineKey(line) === key ? bounded({ ...line, quantity }) : line));
}

/**
 * Writes a cart for a browser's storage or a form's hidden field.
 *
 * @example
 * writeCart([{ productId: 12, quantity: 5, choice: [1], seen: 'a' }]); // '[[12,5,[1],"a"]]'
 */
export function writeCart(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ productId, quantity, choice, seen }) => [productId, quantity, choice, seen]));
}

/**
 * Reads what {@link writeCart} wrote. Whatever is no line is left out, so a spoilt storage costs no more than itself.
 *
 * @example
 * readCart('[[12,5,[1],"a"],"rubbish"]'); // [{ productId: 12, quantity: 5, choice: [1], seen: 'a' }]
 * readCart('no JSON'); // []
 */
export function readCart(text: string): readonly CartLine[] {
  const found = parsed(text);
  const entries: readonly unknown[] = Array.isArray(found) ? found : [];
  const lines = entries.flatMap((entry) => lineOf(entry) ?? []);
  const distinct = new Map(lines.map((line) => [cartLineKey(line), line]));
  return [...distinct.values()].slice(0, cartLimits.lines);
}

function lineOf(entry: unknown): CartLine | null {
  if (!Array.isArray(entry)) return null;
  const [productId, quantity, choice, seen]: readonly unknown[] = entry;
  if (!isCount(productId, 2_147_483_647) || !isCount(quantity, cartLimits.quantity)) return null;
  if (!isChoice(choice) || typeof seen !== 'string' || seen.length > 64) return null;
  return { productId, quantity, choice, seen };
}

function isChoice(choice: unknown): choice is readonly number[] {
  const isPlace = (place: unknown) => Number.isInteger(place) && Number(place) >= 0 && Number(place) < 1000;
  if (!Array.isArray(choice)) return false;
  const places: readonly unknown[] = choice;
  return places.length <= 20 && places.every(isPlace);
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
}

function bounded(line: CartLine): CartLine {
  return { ...line, quantity: Math.min(cartLimits.quantity, Math.max(1, line.quantity)) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
