import type { Contract } from '@selvedge/api-contract';
import type { Locale } from '@selvedge/error-catalogue';
import type { RetryPolicy } from './retry-policy';

/** Whatever `new Headers(…)` takes. */
export type HeadersSource = ConstructorParameters<typeof Headers>[0];

/** Answers a request: `fetch`, or a server in the same process (for instance `app.fetch` of Hono). */
export type Send = (request: Request) => Response | Promise<Response>;

/** A `GET` call that is answered in the same process as a function: nothing of it becomes bytes. */
export interface DirectRequest {
  /** The call's name in its contract, such as `product.detail`. */
  readonly id: string;
  readonly input: unknown;
  readonly language: Locale | undefined;
  readonly clientIp: string | null | undefined;
  /** The client's own headers, such as a forwarded cookie. */
  readonly headers: HeadersSource | undefined;
  readonly signal: AbortSignal;
}

/** What a direct call gives back: the status, and the envelope as a value. */
export interface DirectAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Answers calls in the same process; it checks them against the contract as a server does. */
export type Direct = (request: DirectRequest) => DirectAnswer | Promise<DirectAnswer>;

/** What {@link createApiClient} needs to know. */
export type ApiClientOptions<C extends Contract> = CommonOptions<C> & PlaceOptions<C>;

/** The options of any client, whichever contract it speaks. */
export type AnyClientOptions = CommonOptions<Contract> & {
  readonly base?: string | undefined;
  readonly companyId?: string | number | undefined;
};

interface CommonOptions<C extends Contract> {
  /** The calls, for instance `catalogueContract`. Its schemas are not used: the server checks, the types promise. */
  readonly contract: C;
  /** How requests travel. `fetch` unless given; a function of the same process saves the network. */
  readonly send?: Send | undefined;
  /**
   * Answers `GET` calls of everybody as a function of the same process; whatever else there is travels by `send`. It
   * saves two serialisations of every answer.
   */
  readonly direct?: Direct | undefined;
  /** Gives the authorisation headers of `secure` calls; asked again for every attempt (specification §6). */
  readonly authorise?: (() => HeadersSource | Promise<HeadersSource>) | undefined;
  /** The visitor's address, passed on as `x-client-ip` (specification §7). Left out when empty. */
  readonly clientIp?: string | null | undefined;
  /** Milliseconds until a call gives up, its retries included; 30 000 unless given (specification §9). */
  readonly timeoutMs?: number | undefined;
  /** Asks for texts in this language by `Accept-Language`, and words the errors in it; English unless given. */
  readonly language?: Locale | undefined;
  /** Headers of every request, such as a forwarded cookie. */
  readonly headers?: HeadersSource | undefined;
  /** How often an idempotent call is tried again, or the whole policy; 2 unless given, 0 for never. */
  readonly retries?: number | Partial<RetryPolicy> | undefined;
}

/** Only addresses of Reading A hold a company, and only Reading B knows where to go without a base (specification §7). */
type PlaceOptions<C extends Contract> = C['addressing'] extends 'versioned'
  ? {
      /** The address that the calls lie below; {@link fallbackBase} unless given. */
      readonly base?: string | undefined;
      readonly companyId?: string | number | undefined;
    }
  : {
      /** The address that the calls lie below, such as `https://mill.example/api`; in a browser it may be relative. */
      readonly base: string;
      /** The company's segment of the address. */
      readonly companyId: string | number;
    };
