import type { Call } from '@selvedge/api-contract';
import type { Locale } from '@selvedge/error-catalogue';
import type { HeadersSource } from './client-options';

interface HeaderOptions {
  readonly headers?: HeadersSource | undefined;
  readonly language?: Locale | undefined;
  readonly clientIp?: string | null | undefined;
  readonly authorise?: (() => HeadersSource | Promise<HeadersSource>) | undefined;
}

/**
 * The header that carries the visitor's address to the API (specification §7).
 *
 * @example
 * clientIpHeader; // 'x-client-ip'
 */
export const clientIpHeader = 'x-client-ip';

/**
 * Headers that speak of the request they came with: its connection, its body, the copy that its sender keeps. Callers
 * forward whole sets of headers, and these would be wrong beside another body on another connection.
 */
const ofAnotherRequest = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'keep-alive',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
] as const;

/** The headers of one request: the caller's first, so that the client's own win; authorisation for `secure` calls. */
export async function buildHeaders(
  options: HeaderOptions,
  call: Pick<Call, 'secure'>,
  contentType: string | null,
): Promise<Headers> {
  const headers = new Headers(options.headers);
  for (const name of ofAnotherRequest) headers.delete(name);
  headers.set('accept', 'application/json');
  if (options.language) headers.set('accept-language', options.language);
  if (options.clientIp) headers.set(clientIpHeader, options.clientIp);
  if (contentType) headers.set('content-type', contentType);
  if (call.secure && options.authorise) {
    new Headers(await options.authorise()).forEach((value, name) => {
      headers.set(name, value);
    });
  }
  return headers;
}
