import { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { numberOf, wireInteger } from '../wire/wire-values';

/**
 * A visitor as it comes (specification §3). The code is 10 letters and digits (design §7).
 *
 * @example
 * rawVisitor.safeParse({ visitor_code: 'aB3dE6gH9j' }).success; // true
 */
export const rawVisitor = z.object({
  visitor_code: z.string().regex(/^[A-Za-z0-9]{10}$/, { error: 'must be 10 letters and digits' }),
  visitor_id: wireInteger.nullish(),
});

/** A visitor as it comes. */
export type RawVisitor = z.infer<typeof rawVisitor>;

/** An anonymous visitor (specification §6). */
export interface Visitor {
  readonly visitorCode: string;
  /** 0 before the server has given one. */
  readonly visitorId: number;
}

/**
 * Reads a visitor (specification §3).
 *
 * @example
 * const parsed = parseVisitor({ visitor_code: 'aB3dE6gH9j' });
 * parsed.ok && parsed.value.visitorId; // 0
 */
export function parseVisitor(raw: unknown): ParseResult<Visitor> {
  return parseWith(rawVisitor, raw, (visitor) => ({
    visitorCode: visitor.visitor_code,
    visitorId: numberOf(visitor.visitor_id),
  }));
}
