import { z } from 'zod';

/** The number of a record; in an address it is text. */
export const recordId = z.coerce.number<number | string>().int().positive().max(2_147_483_647);
