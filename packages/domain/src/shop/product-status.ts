import { mostQuantity, type QuantityBounds } from './quantity';

/**
 * The statuses of a product check (specification §4, §8): 3 and 5 are the specification's, 0 is fine, the others are
 * ours; a product's page goes home on them, the cart says what is the matter.
 *
 * @example
 * productStatuses.overInventory; // 5
 */
export const productStatuses = {
  ok: 0,
  /** Its price or its discount is another one than the buyer saw. */
  changed: 3,
  overInventory: 5,
  /** There is no such product any more. */
  gone: 10,
  /** It is shown, but not sold. */
  notForSale: 11,
  /** Less than the least that is sold. */
  belowLeast: 12,
  /** A choice, such as a colour, is missing or is none of those that there are. */
  choiceMissing: 13,
} as const satisfies Record<string, number>;

/** A status of a product check. */
export type ProductStatus = (typeof productStatuses)[keyof typeof productStatuses];

/** What the check of a product looks at. */
export interface ProductFacts extends QuantityBounds {
  /** Whether it has a price. */
  readonly isForSale: boolean;
  /** The version of its price as it is. */
  readonly priceVersion: string;
  /** How many values each of its options has. */
  readonly options: readonly number[];
}

/** What a buyer asks for. */
export interface ProductAsked {
  /** In units. */
  readonly quantity: number;
  /** The version of the price that was shown; left out when none was. */
  readonly seen?: string | undefined;
  /** The value chosen of each option, by its place. */
  readonly choice: readonly number[];
}

/**
 * What stands in the way of buying a product (specification §4). Of several reasons the one that is told is that which
 * makes the others pointless; a changed price comes last, since it only asks for another look.
 *
 * @param facts null when the product is not there
 * @example
 * const facts = { isForSale: true, priceVersion: 'a', options: [], least: 1, stock: 40 };
 * productStatus(facts, { quantity: 41, choice: [] }); // 5
 * productStatus(facts, { quantity: 4, choice: [], seen: 'b' }); // 3
 * productStatus(null, { quantity: 4, choice: [] }); // 10
 */
export function productStatus(facts: ProductFacts | null, asked: ProductAsked): ProductStatus {
  if (facts === null) return productStatuses.gone;
  if (!facts.isForSale) return productStatuses.notForSale;
  if (!isWholeChoice(facts.options, asked.choice)) return productStatuses.choiceMissing;
  if (asked.quantity > mostQuantity(facts)) return productStatuses.overInventory;
  if (asked.quantity < facts.least) return productStatuses.belowLeast;
  if (asked.seen !== undefined && asked.seen !== facts.priceVersion) return productStatuses.changed;
  return productStatuses.ok;
}

function isWholeChoice(options: readonly number[], choice: readonly number[]): boolean {
  return options.length === choice.length && options.every((values, index) => (choice[index] ?? values) < values);
}
