import { z } from 'zod';

/**
 * List page size when none is asked for (specification §9).
 *
 * @example
 * defaultPageSize; // 12
 */
export const defaultPageSize = 12;

/**
 * The largest page that a caller may ask for.
 *
 * @example
 * maxPageSize; // 60
 */
export const maxPageSize = 60;

/**
 * The page that a caller asks for. A page that is not a number is page 1 (specification §2); one out of bounds is
 * brought within them, because a list's address is something that people type.
 *
 * @example
 * import { z } from 'zod';
 * const request = z.strictObject({ ...pageRequest });
 * request.parse({ page: 'two' }); // { page: 1, page_size: 12 }
 * request.parse({ page: '3', page_size: 24 }); // { page: 3, page_size: 24 }
 */
export const pageRequest = {
  page: z
    .unknown()
    .optional()
    .transform((value) => boundedPage(value))
    .meta({ description: 'Page number from 1; what is not a number is 1.', type: 'integer', default: 1 }),
  page_size: z.coerce.number<number | string>().int().min(1).max(maxPageSize).default(defaultPageSize),
};

/**
 * A page of a list as specification §7 shows it: `list`, `page_count`, `page_number`, `total`.
 *
 * @example
 * import { z } from 'zod';
 * const titles = pageOf(z.string());
 * titles.safeParse({ list: ['Oxford'], page_count: 1, page_number: 1, total: 1 }).success; // true
 */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    list: z.array(item),
    page_count: z.int().nonnegative(),
    page_number: z.int().positive(),
    total: z.int().nonnegative(),
  });
}

/** Far beyond any list, yet small enough to count with. */
const lastPage = 100_000;

function boundedPage(value: unknown): number {
  const page = typeof value === 'string' || typeof value === 'number' ? Math.trunc(Number(value)) : 1;
  return Math.min(lastPage, Math.max(1, page || 1));
}
