import { isResponseCode, type ResponseCode } from './response-codes';

/** The HTTP statuses that an answer of the API may have (design §2). */
export type HttpStatus = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/**
 * The specification gives codes but no statuses; this table is our decision. A refused field is 422, a refused
 * request 400. 999 is 400: the server understood and says in its own words why not. A failing dependency (14, RPC)
 * or a missing service is 503, since the same request may succeed later.
 */
const statuses = {
  0: 200,
  1: 403,
  2: 403,
  10: 404,
  11: 400,
  12: 400,
  13: 400,
  14: 503,
  19: 401,
  100: 422,
  101: 422,
  102: 422,
  103: 422,
  104: 422,
  105: 422,
  106: 422,
  107: 422,
  108: 422,
  109: 422,
  110: 422,
  111: 422,
  112: 422,
  113: 422,
  114: 422,
  115: 422,
  116: 422,
  117: 422,
  118: 422,
  119: 422,
  120: 422,
  121: 422,
  122: 422,
  130: 415,
  200: 422,
  999: 400,
  100000: 503,
  1000000: 500,
  2000000: 503,
  2000001: 503,
} as const satisfies Record<ResponseCode, HttpStatus>;

/** What the catalogue has no code of its own for, but HTTP has a status. */
const situations = {
  /** A body or an uploaded file over its limit: code 121. */
  fileTooBig: 413,
  /** Too many requests from one address: code 2. */
  rateLimited: 429,
  /** The same key with other content, or a record changed by somebody else: code 11. */
  conflict: 409,
} as const satisfies Record<string, HttpStatus>;

/** A circumstance that decides the status whatever the code is. */
export type StatusSituation = keyof typeof situations;

/**
 * The HTTP status that goes with a response code (design §2). An unknown code is 500.
 *
 * @example
 * httpStatusFor(101); // 422
 * httpStatusFor(121, 'fileTooBig'); // 413
 */
export function httpStatusFor(code: number, situation?: StatusSituation): HttpStatus {
  if (situation) return situations[situation];
  return isResponseCode(code) ? statuses[code] : 500;
}
