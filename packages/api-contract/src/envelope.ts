import { z } from 'zod';

/**
 * A field that was refused: its path in the request, the code (specification §8) and a text in the caller's language.
 *
 * @example
 * fieldIssue.safeParse({ field: 'email', code: 101, message: 'Invalid Email address' }).success; // true
 */
export const fieldIssue = z.object({ field: z.string(), code: z.int(), message: z.string() });

/**
 * The shape of every answer: code 0 means success, any other code failure (specification §3, §4). `issues` names the
 * fields that were refused, when there are any.
 *
 * @example
 * import { z } from 'zod';
 * const answer = envelope(z.object({ id: z.int() }));
 * answer.safeParse({ code: 0, message: 'Success: ok', data: { id: 7 } }).success; // true
 * answer.safeParse({ code: 10, message: 'There is no', data: null }).success; // true
 */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({
    code: z.int(),
    message: z.string(),
    data: data.nullable(),
    issues: z.array(fieldIssue).optional(),
  });
}

/** A field that was refused, as it travels. */
export type FieldIssueBody = z.output<typeof fieldIssue>;

/** An answer as it travels. */
export interface Envelope<T> {
  readonly code: number;
  readonly message: string;
  readonly data: T | null;
  readonly issues?: readonly FieldIssueBody[] | undefined;
}
