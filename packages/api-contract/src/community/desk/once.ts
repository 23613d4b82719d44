import { z } from 'zod';

/**
 * Chosen once a form: the same key is the same act, however often it arrives, and is answered as it was the first
 * time. With other content it is refused with 409 at this field.
 */
export const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, { error: 'must be 8 to 64 letters, digits, hyphens or underscores' })
  .optional();
