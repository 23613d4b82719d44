import { codes } from '@selvedge/error-catalogue';
import { refuse } from './refuse';

/** Deeper than any request of a contract; a bomb of brackets must not become a bomb of calls. */
const DEEPEST = 64;

/** NUL, which PostgreSQL keeps in no text, and halves of a character, which it keeps in no JSON. */
const NOT_STORABLE = /[\0\p{Surrogate}]/gu;

/**
 * The same value with every character that cannot be stored replaced by U+FFFD, as decoders and HTML do it: nobody
 * types such a character, so what it stands in is worth more than the character.
 *
 * @throws {RefusedRequest} 13 for what is nested without end.
 * @example
 * storable({ name: 'Anna\u0000' }); // { name: 'Anna\uFFFD' }
 */
export function storable<Value>(value: Value): Value {
  return cleaned(value, 0) as Value;
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(NOT_STORABLE, '\uFFFD');
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) throw refuse(codes.requestParameterError);
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  // Files, dates and their like are no containers of text.
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [cleaned(key, depth) as string, cleaned(item, depth + 1)]),
  );
}
