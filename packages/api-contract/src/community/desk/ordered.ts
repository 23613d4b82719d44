import { z } from 'zod';
import { ccId } from '../list';
import { idempotencyKey } from './once';

/**
 * The version of a whole list: it is another one after every change of it. Who saves a list names the version that they
 * read; when somebody else was faster it is refused with 409 and code 11.
 */
const listVersion = z.string().regex(/^[0-9a-f]{16}$/);

/** A list that is kept as a whole, in its order. */
export function orderedList<Item extends z.ZodType>(item: Item) {
  return z.object({ version: listVersion, list: z.array(item) });
}

/**
 * A whole list as it is to be: entries with an id are changed, those without one are new, and what is not in it goes.
 * The order is that of the list.
 */
export function saveAllRequest<Item extends z.ZodType>(item: Item, most: number) {
  return { ccId, version: listVersion, list: z.array(item).max(most), idempotency_key: idempotencyKey };
}
