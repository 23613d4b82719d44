import { z } from 'zod';

const int32 = 2_147_483_647;

/** The number of a record. */
export const id = z.coerce.number<number | string>().int().positive().max(int32);

/** The community's number (specification §7, `{ccId}`). */
export const ccId = id;

/**
 * What every list of Reading B is asked with: limit and offset in the address (specification §7). Their bounds are
 * ours: the specification shows none.
 */
export const listRequest = {
  ccId,
  limit: z.coerce.number<number | string>().int().min(1).max(60),
  offset: z.coerce.number<number | string>().int().min(0).max(100_000),
};

/** Which part of a list, in a body or a query. */
export const { limit, offset } = listRequest;

/** What somebody looks for; searched in Chinese and in Latin letters alike. */
export const keywords = z.string().max(100);

/** A part of a list and the number of entries in the whole of it. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ list: z.array(item), total: z.int().nonnegative() });
}

/** A picture by its own address; `colour` is its average, shown until it has loaded. */
export const picture = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string(),
  alt: z.string(),
});

/** A moment in unix seconds (specification §3, `add_time`). */
export const unixSeconds = z.int();
