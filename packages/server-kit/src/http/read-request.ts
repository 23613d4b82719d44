import type { PlacedCall } from '@selvedge/api-contract';
import { codes } from '@selvedge/error-catalogue';
import type { BodyLimits } from './body-limits';
import { type FormEntry, readMultipart } from './read-multipart';
import { readText } from './read-text';
import { refuse } from './refuse';
import { fromEntries, type RequestFields } from './request-fields';

/** A call's request as it came, not checked yet. */
export interface ReadRequest {
  readonly input: Readonly<Record<string, unknown>>;
  /** Takes temporary files away; to be called when the answer is ready. */
  readonly dispose: () => Promise<void>;
}

export interface ReadOptions {
  readonly call: PlacedCall['call'];
  readonly fields: RequestFields;
  /** The values of the address's placeholders that belong to the request. */
  readonly pathValues: Readonly<Record<string, string>>;
  readonly limits: BodyLimits;
}

/**
 * Reads a call's request in the encoding that the contract names, and in no other.
 *
 * @throws {RefusedRequest} 13 when it cannot be read, 413 when it is too big, 415 when the body is of another type.
 */
export async function readRequest(request: Request, options: ReadOptions): Promise<ReadRequest> {
  const { call, fields, pathValues } = options;
  const { entries, json, dispose } = await READERS[call.encoding](request, options);
  const body = json ?? fromEntries(entries ?? [], fields);
  return { input: { ...body, ...pathValues }, dispose: dispose ?? (async () => {}) };
}

interface Read {
  readonly json?: Readonly<Record<string, unknown>>;
  readonly entries?: Iterable<FormEntry>;
  readonly dispose?: () => Promise<void>;
}

type Reader = (request: Request, options: ReadOptions) => Read | Promise<Read>;

const READERS: Readonly<Record<PlacedCall['call']['encoding'], Reader>> = {
  query(request, { fields }) {
    return { json: queryInput(new URL(request.url).searchParams, fields) };
  },
  async json(request, { limits }) {
    requireType(request, 'application/json');
    return { json: parseObject(await readText(request, limits.body)) };
  },
  async form(request, { limits }) {
    requireType(request, 'application/x-www-form-urlencoded');
    return { entries: new URLSearchParams(await readText(request, limits.body)) };
  },
  async multipart(request, { limits }) {
    requireType(request, 'multipart/form-data');
    return readMultipart(request, limits);
  },
};

/** The fields that a query carries. */
export function queryInput(query: URLSearchParams, fields: RequestFields): Record<string, unknown> {
  // `lang` chooses the language of texts for every call (see languageOf).
  if (!Object.hasOwn(fields, 'lang')) query.delete('lang');
  return fromEntries(query, fields);
}

function requireType(request: Request, wanted: string): void {
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (given !== wanted) throw refuse(codes.requestParameterError, { status: 415 });
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Said below, as for any other text that is not an object.
  }
  throw refuse(codes.requestParameterError);
}
