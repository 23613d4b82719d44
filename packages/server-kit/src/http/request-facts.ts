import { randomUUID } from 'node:crypto';
import type { Locale } from '@selvedge/error-catalogue';
import type { PageNote } from '../page-cache/page-note';
import { clientIp } from './client-ip';
import { languageOf } from './language';

/** What use-cases may know about a request; they never see the request itself (design §2). */
export interface RequestFacts {
  readonly requestId: string;
  readonly clientIp: string;
  /** The visitor's code from the first-party cookie or the `x-visitor-code` header (specification §6). */
  readonly visitorCode: string | undefined;
  readonly language: Locale;
  /** The company segment of the address (specification §7); `undefined` where addresses have none. */
  readonly company: string | undefined;
  readonly headers: Headers;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
  /** Headers for the answer, such as cookies. */
  readonly answerHeaders: Headers;
  /** Tells when the answer stops being true by itself; the earliest moment is told to caches as `Expires`. */
  readonly changesAt: (moment: Date) => void;
}

/** What Hono's environment tells: the socket from the Node server, or facts handed over by an in-process caller. */
export interface RequestEnvironment {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
  readonly clientIp?: string;
  readonly requestId?: string;
  /** The note of a page that is made to be kept for everybody. */
  readonly page?: PageNote;
}

/** Reads the facts off a request. */
export function readFacts(
  request: Request,
  environment: RequestEnvironment | undefined,
  options: { readonly trustProxy: number; readonly company?: string | undefined },
): RequestFacts {
  const facts = factsOf({
    ...options,
    headers: request.headers,
    query: new URL(request.url).searchParams,
    remote: environment?.incoming?.socket?.remoteAddress,
    signal: () => request.signal,
  });
  const { requestId = facts.requestId, clientIp: known = facts.clientIp } = environment ?? {};
  return Object.assign(facts, { requestId, clientIp: known });
}

/** What is known of a request, in whatever form it came. */
export interface Asking {
  readonly headers: Headers;
  readonly query: URLSearchParams;
  /** The other end of the connection. */
  readonly remote: string | undefined;
  readonly company?: string | undefined;
  /** How many proxies stand in front. */
  readonly trustProxy: number;
  /** Makes the signal when somebody wants it. */
  readonly signal: () => AbortSignal;
}

/** The facts of a request. */
export function factsOf({ headers, query, remote = '0.0.0.0', company, trustProxy, signal }: Asking): RequestFacts {
  return {
    requestId: (trustProxy > 0 ? givenRequestId(headers) : undefined) ?? newRequestId(),
    clientIp: clientIp(headers.get('x-forwarded-for'), remote, trustProxy),
    visitorCode: visitorCodeOf(headers),
    language: languageOf(headers, query),
    company,
    headers,
    get signal() {
      return signal();
    },
    ...answerFacts(),
  };
}

/** What use-cases may say besides their answer. */
export function answerFacts(): Pick<RequestFacts, 'answerHeaders' | 'changesAt'> {
  const answerHeaders = new Headers();
  let first = Number.POSITIVE_INFINITY;
  const changesAt = (moment: Date): void => {
    first = Math.min(first, moment.getTime());
    // The header counts in whole seconds: rather a moment too early than too late.
    answerHeaders.set('expires', new Date(first).toUTCString());
  };
  return { answerHeaders, changesAt };
}

/** Short enough to be read out over the telephone, long enough for a day's log. */
export function newRequestId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 12);
}

function givenRequestId(headers: Headers): string | undefined {
  const given = headers.get('x-request-id');
  return given !== null && /^[\w-]{6,64}$/.test(given) ? given : undefined;
}

export function visitorCodeOf(headers: Headers): string | undefined {
  const cookie = headers.get('cookie')?.match(/(?:^|;\s*)visitor_code=([^;]*)/)?.[1];
  const code = headers.get('x-visitor-code') ?? cookie;
  return code !== undefined && /^[A-Za-z0-9]{10}$/.test(code) ? code : undefined;
}
