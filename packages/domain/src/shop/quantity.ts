/**
 * What goods of the shop are sold by: metres, kilograms, pieces. Quantities are whole numbers of them.
 *
 * @example
 * saleUnits.includes('kg'); // true
 */
export const saleUnits = ['m', 'kg', 'pc'] as const;

/** What goods are sold by. */
export type SaleUnit = (typeof saleUnits)[number];

/**
 * The unit of a product's price; a word that is none of them counts pieces.
 *
 * @example
 * saleUnitOf('kg'); // 'kg'
 * saleUnitOf('bolt'); // 'pc'
 */
export function saleUnitOf(word: string): SaleUnit {
  return saleUnits.find((unit) => unit === word) ?? 'pc';
}

/**
 * The bounds of a cart. The specification gives none; they hold a mill's largest order and keep every sum exact.
 *
 * @example
 * cartLimits.lines; // 50
 */
export const cartLimits = {
  /** Lines of a cart. */
  lines: 50,
  /** Units of one line. */
  quantity: 100_000,
} as const satisfies Record<string, number>;

/** How much of a product may be bought at once. */
export interface QuantityBounds {
  /** The least that is sold, in units. */
  readonly least: number;
  /** What is there, in units; null when it is not counted. */
  readonly stock: number | null;
}

/**
 * The most of a product that one line may hold, in units; 0 when there is not even the least.
 *
 * @example
 * mostQuantity({ least: 1, stock: 40 }); // 40
 * mostQuantity({ least: 50, stock: 40 }); // 0
 * mostQuantity({ least: 1, stock: null }); // 100_000
 */
export function mostQuantity({ least, stock }: QuantityBounds): number {
  const most = Math.min(cartLimits.quantity, stock ?? cartLimits.quantity);
  return most < least ? 0 : most;
}

/**
 * Reads a quantity that somebody typed: digits only, within the bounds of a cart. Null when it is none.
 *
 * @example
 * readQuantity(' 120 '); // 120
 * readQuantity('1.5'); // null
 */
export function readQuantity(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,6}$/.test(digits)) return null;
  const quantity = Number(digits);
  return quantity >= 1 && quantity <= cartLimits.quantity ? quantity : null;
}
