import type { z } from 'zod';
import { issueCode } from './issue-code';

/**
 * One thing that is wrong with a raw value.
 *
 * @example
 * const issue: ParseIssue = { path: 'price_min', message: 'must be a whole number', code: 113 };
 */
export interface ParseIssue {
  /** Where it stands in the raw value, dotted: `album.0.url`; empty for the value itself. */
  readonly path: string;
  /** What is wrong, in English, for developers. People read the text of `code`. */
  readonly message: string;
  /** The response code that fits (specification §8). */
  readonly code: number;
}

/** A model, or everything that is wrong with the raw value. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly ParseIssue[] };

/** The most issues that are reported: a hostile list must not make a hostile answer. */
const mostIssues = 50;

/** The deepest raw value that is read; a content tree of the field needs four levels. */
const deepest = 32;

/**
 * Checks a raw value against its schema and turns it into the model.
 *
 * @example
 * import { z } from 'zod';
 *
 * parseWith(z.object({ n: z.number() }), { n: 1 }, (raw) => raw.n); // { ok: true, value: 1 }
 */
export function parseWith<S extends z.ZodType, T>(
  schema: S,
  raw: unknown,
  model: (raw: z.output<S>) => T,
): ParseResult<T> {
  if (isDeeperThan(raw, deepest))
    return { ok: false, issues: [{ path: '', message: 'is nested too deeply', code: 100 }] };
  const parsed = schema.safeParse(raw);
  return parsed.success ? { ok: true, value: model(parsed.data) } : { ok: false, issues: issuesOf(parsed.error, raw) };
}

/**
 * The issues of a schema's error, each with the response code of specification §8.
 *
 * @param error what `safeParse` reported
 * @param raw the value that was parsed; it tells a missing field from a wrong one
 * @example
 * import { z } from 'zod';
 *
 * const raw = { count: 1.5 };
 * const parsed = z.object({ count: z.int('must be a whole number') }).safeParse(raw);
 * parsed.error && issuesOf(parsed.error, raw); // [{ path: 'count', message: 'must be a whole number', code: 113 }]
 */
export function issuesOf(error: z.ZodError, raw: unknown): readonly ParseIssue[] {
  return error.issues.slice(0, mostIssues).map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
    code: issueCode(issue, valueAt(raw, issue.path)),
  }));
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Whether objects or arrays are nested deeper than that; schemas that contain themselves would exhaust the stack. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const inner: readonly unknown[] = Object.values(value);
  return levels === 0 || inner.some((each) => isDeeperThan(each, levels - 1));
}
