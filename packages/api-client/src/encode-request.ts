import type { Encoding } from '@selvedge/api-contract';

type Fields = Readonly<Record<string, unknown>>;

/** A request ready to travel. `query` begins with `?` or is empty. */
export interface EncodedRequest {
  readonly query: string;
  readonly body: string | URLSearchParams | FormData | null;
  /** Only for bodies that do not name their own type, as forms do (with a boundary that nobody else can know). */
  readonly contentType: string | null;
}

/**
 * Encodes the fields that the address did not take up. In queries and forms a list repeats its name, an object is JSON
 * text, a date is ISO 8601, and a field without a value is left out.
 */
export function encodeRequest(encoding: Encoding, fields: Fields): EncodedRequest {
  return encoders[encoding](fields);
}

const encoders = {
  query: (fields) => {
    const text = searchParams(fields).toString();
    return { query: text && `?${text}`, body: null, contentType: null };
  },
  json: (fields) => ({ query: '', body: JSON.stringify(fields), contentType: 'application/json' }),
  form: (fields) => ({ query: '', body: searchParams(fields), contentType: null }),
  multipart: (fields) => {
    const body = new FormData();
    for (const [name, value] of entries(fields)) {
      // A Blob keeps its own name when it is a File; a third argument would overwrite it.
      if (value instanceof Blob) body.append(name, value);
      else body.append(name, textOf(value));
    }
    return { query: '', body, contentType: null };
  },
} as const satisfies Record<Encoding, (fields: Fields) => EncodedRequest>;

function searchParams(fields: Fields): URLSearchParams {
  return new URLSearchParams(entries(fields).map(([name, value]): [string, string] => [name, textOf(value)]));
}

function entries(fields: Fields): (readonly [string, unknown])[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.filter((item) => item !== undefined && item !== null).map((item) => [name, item] as const);
  });
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
