import type { z } from 'zod';

/**
 * One call of an API: everything that its client, its server and its documentation need to agree on
 * (specification §7). Made by {@link defineCall}.
 */
export interface Call {
  /** The HTTP method. Only `GET` calls may be kept by caches. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the service, beginning with `/`; `{name}` stands for a field of the request. */
  readonly path: string;
  /** Who may call it. */
  readonly access: Access;
  /** How the request travels. */
  readonly encoding: Encoding;
  /** Whether sending the same request twice has the effect of sending it once, so that a client may retry it. */
  readonly idempotent: boolean;
  /** Whether the client adds its authorisation headers (specification §6). */
  readonly secure: boolean;
  /** One sentence for the reference pages. */
  readonly summary: string;
  /** Where the behaviour is fixed, for instance `specification §7`. */
  readonly source: string;
  readonly request: z.ZodType;
  readonly response: z.ZodType;
}

/**
 * Who may call: everybody, a known visitor, whoever has signed in, a signed-in member, staff, or the holder of a named
 * permission. Where a request names a community (`ccId`), the last three hold within that community.
 */
export type Access = 'public' | 'visitor' | 'account' | 'member' | 'staff' | { readonly permission: string };

/**
 * How a request travels: as a query string, a JSON body, an urlencoded form or a multipart form with files.
 * Fields named in the path travel there whatever the encoding.
 */
export type Encoding = 'query' | 'json' | 'form' | 'multipart';

/** What a caller hands over: defaults may be left out. */
export type RequestOf<C extends Call> = z.input<C['request']>;

/** What a server receives after the request was checked: defaults are filled in. */
export type CheckedRequestOf<C extends Call> = z.output<C['request']>;

/** What a caller receives as the envelope's `data`. */
export type ResponseOf<C extends Call> = z.output<C['response']>;

/** What a server hands back before it is checked and enveloped. */
export type AnswerOf<C extends Call> = z.input<C['response']>;

type Given = Pick<Call, 'method' | 'path' | 'summary' | 'source' | 'request' | 'response'> & Partial<Call>;

/**
 * Describes a call. Left out, `access` is `public`, `encoding` is `query` for GET and `json` otherwise, `idempotent`
 * is true for every method but POST, and `secure` is true unless the call is public.
 *
 * @example
 * import { z } from 'zod';
 * const ping = defineCall({
 *   method: 'GET', path: '/ping', summary: 'Tells that the service is there.', source: 'design §2',
 *   request: z.strictObject({}), response: z.object({ up: z.boolean() }),
 * });
 * ping.encoding; // 'query'
 */
export function defineCall<const C extends Given>(call: C) {
  const access: Access = call.access ?? 'public';
  return {
    access,
    encoding: (call.method === 'GET' ? 'query' : 'json') as Encoding,
    idempotent: call.method !== 'POST',
    secure: access !== 'public',
    ...call,
  } as Omit<Call, keyof C> & C;
}
