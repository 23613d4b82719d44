import { z } from 'zod';
import { recordId } from '../record-id';

/** A range that people write as `110-140`, `-140` or `110-`; both ends inclusive. */
const range = z
  .string()
  .regex(/^\d{0,5}-\d{0,5}$/)
  .refine((value) => value !== '-', 'A range needs at least one end.');

/**
 * What a buyer narrows the products down with: the find bar of the home page and the list pages. Weights are g/m²,
 * yarn counts Ne; `fibre` is a composition code (CO, WO, LI …), `use` and `certificate` are the facets' values.
 */
export const productFilters = {
  category_id: recordId.optional(),
  use: z.string().max(40).optional(),
  weight: range.optional(),
  fibre: z.string().max(10).optional(),
  count: range.optional(),
  certificate: z.string().max(40).optional(),
};

/**
 * The orders that a list can be shown in; `recommended` is the mill's own.
 *
 * @example
 * productSorts.includes('lightest'); // true
 */
export const productSorts = ['recommended', 'newest', 'lightest', 'heaviest'] as const;

export const productSort = z.enum(productSorts).default('recommended');

/** An order that a list can be shown in. */
export type ProductSort = (typeof productSorts)[number];
