import { TransportError } from '@selvedge/error-catalogue';
import type { Send } from './client-options';

/** An answer read to its end. */
export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly text: string;
}

interface Sending {
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | URLSearchParams | FormData | null;
  readonly signal: AbortSignal;
}

/**
 * Sends one request and reads the whole answer.
 *
 * @throws TransportError `unsupportedProtocol` unless the address is http or https; `network` when no whole answer came
 */
export async function exchange(send: Send, address: string, sending: Sending): Promise<Answer> {
  const request = new Request(webAddress(address), sending);
  try {
    const response = await send(request);
    const { status, ok, headers } = response;
    return { status, ok, headers, text: await response.text() };
  } catch (cause) {
    throw new TransportError('network', { cause });
  }
}

function webAddress(address: string): URL {
  try {
    // Only a browser has an address of its own that a relative base can build on.
    const url = new URL(address, globalThis.location?.href);
    if (url.protocol === 'https:' || url.protocol === 'http:') return url;
  } catch (cause) {
    throw new TransportError('unsupportedProtocol', { cause });
  }
  throw new TransportError('unsupportedProtocol');
}
