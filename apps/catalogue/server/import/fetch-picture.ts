import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from './public-address';

export interface FetchLimits {
  readonly milliseconds: number;
  readonly bytes: number;
  readonly redirects: number;
  /** Whether addresses of private networks may be asked. */
  readonly allowPrivate: boolean;
}

export const fetchLimits: FetchLimits = {
  milliseconds: 5_000,
  bytes: 15 * 1024 * 1024,
  redirects: 3,
  allowPrivate: false,
};

/**
 * Fetches a file of the web within limits of time, size and redirects.
 *
 * @throws {Error} whose message says why it cannot be had, in words that follow "because".
 */
export async function fetchPicture(address: string, limits: FetchLimits = fetchLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let current = address;
  for (let hops = 0; hops <= limits.redirects; hops += 1) {
    const answer = await ask(checkedUrl(current, limits), limits, signal);
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400 && answer.headers.location !== undefined) {
      answer.destroy();
      current = new URL(answer.headers.location, current).href;
      continue;
    }
    if (status === 200) return readAll(answer, limits, signal);
    answer.destroy();
    throw new Error(`the server answers with ${status}`);
  }
  throw new Error('it redirects too often');
}

function checkedUrl(address: string, { allowPrivate }: FetchLimits): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new Error('it is no web address');
  // A name is checked when it is looked up; a bare address is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host))
    throw new Error('the address belongs to a private network');
  return url;
}

function ask(url: URL, { allowPrivate, milliseconds }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? httpsGet : httpGet;
    const options = {
      signal,
      headers: { accept: 'image/*', 'user-agent': 'selvedge-import' },
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    };
    get(url, options, resolve).once('error', (error) => reject(told(error, signal, milliseconds)));
  });
}

async function readAll(answer: IncomingMessage, limits: FetchLimits, signal: AbortSignal): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let read = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      read += part.length;
      if (read > limits.bytes) throw new Error(`it is larger than ${limits.bytes / 1024 / 1024} MB`);
      parts.push(part);
    }
  } catch (error) {
    throw told(error, signal, limits.milliseconds);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}

function told(error: unknown, signal: AbortSignal, milliseconds: number): Error {
  if (signal.aborted) return new Error(`it does not come within ${milliseconds / 1000} s`);
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new Error('its server cannot be found');
  return error instanceof Error ? error : new Error(String(error));
}
