import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodings } from './choose-encoding';

/** A finished answer in every form that it is sent in; nothing of it is made again for a request. */
export interface PageEntry {
  readonly status: number;
  /** The body's hash; the tag of each form is made of it. */
  readonly forms: Readonly<Record<Encoding, PageForm>>;
  /** What it takes in memory, roughly. */
  readonly bytes: number;
  /** Milliseconds since 1970: when it was made, and from when on it is made again behind a stale answer. */
  readonly madeAt: number;
  readonly staleAt: number;
  /** From when on it shows something untrue, such as a discount that has ended: then nobody gets it any more. */
  readonly wrongAt: number;
}

export interface PageForm {
  readonly body: Buffer;
  readonly etag: string;
  /** Flat, as `writeHead` takes it fastest. */
  readonly headers: string[];
  /** Of the answer 304. */
  readonly unchangedHeaders: string[];
}

export interface EntryTimes {
  readonly madeAt: number;
  readonly staleAt: number;
  readonly wrongAt: number;
  /** The `Cache-Control` that browsers and shared caches in front are told. */
  readonly cacheControl: string;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Above it, brotli takes ten times as long for two per cent. */
const brotliQuality = 6;

/** Not repeated from the answer: they are the form's own, or belong to one connection. */
const ownHeaders = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'cache-control',
  'date',
  'connection',
]);

/** Makes the entry of an answer, whose body is read to its end. */
export async function pageEntry(response: Response, times: EntryTimes): Promise<PageEntry> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const bodies: Record<Encoding, Buffer> = { br, gzip: gzipped, identity };
  const forms = Object.fromEntries(
    encodings.map((encoding) => [encoding, formOf(response.headers, bodies[encoding], hash, encoding, times)]),
  ) as Record<Encoding, PageForm>;
  const { madeAt, staleAt, wrongAt } = times;
  const bytes = identity.length + br.length + gzipped.length + 4_096;
  return { status: response.status, forms, bytes, madeAt, staleAt, wrongAt };
}

function formOf(given: Headers, body: Buffer, hash: string, encoding: Encoding, times: EntryTimes): PageForm {
  const etag = `"${hash}-${encoding}"`;
  const kept: string[] = ['etag', etag, 'vary', 'Accept-Encoding', 'cache-control', times.cacheControl];
  const unchangedHeaders = [...kept];
  for (const [name, value] of given) {
    if (ownHeaders.has(name)) continue;
    kept.push(name, value);
    if (name === 'content-location' || name === 'surrogate-key') unchangedHeaders.push(name, value);
  }
  if (encoding !== 'identity') kept.push('content-encoding', encoding);
  kept.push('content-length', String(body.length));
  return { body, etag, headers: kept, unchangedHeaders };
}
