import { z } from 'zod';

/** A field that was refused: its path in the request, the code (specification §8) and a text in the caller's language. */
export const fieldIssue = z.object({ field: z.string(), code: z.int(), message: z.string() });

/**
 * The shape of every answer: code 0 means success, any other code failure (specification §3, §4). `issues` names the
 * fields that were refused, when there are any.
 */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({
    code: z.int(),
    message: z.string(),
    data: data.nullable(),
    issues: z.array(fieldIssue).optional(),
  });
}

export type FieldIssueBody = z.output<typeof fieldIssue>;

/** An answer as it travels. */
export interface Envelope<T> {
  readonly code: number;
  readonly message: string;
  readonly data: T | null;
  readonly issues?: readonly FieldIssueBody[] | undefined;
}
