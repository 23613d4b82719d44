import type { Call, Contract, RequestOf, ResponseOf } from '@selvedge/api-contract';

/**
 * The calls of a contract as methods: `client.<group>.<call>(request, { signal })`.
 *
 * @example
 * async function firstTitle(client: ApiClient<typeof catalogueContract>) {
 *   const page = await client.product.list({ page: 1 });
 *   return page.list[0]?.title;
 * }
 */
export type ApiClient<C extends Contract> = {
  readonly [G in keyof C['groups']]: {
    readonly [N in keyof C['groups'][G]]: C['groups'][G][N] extends Call ? ClientMethod<C['groups'][G][N]> : never;
  };
};

/**
 * One call. The request may be left out when none of its fields is required. The promise rejects with an
 * {@link AnswerError} when the server refused, with a `TransportError` when no answer came, and with an `ApiError` of
 * code 13 when a part of the address cannot be built (then nothing was sent).
 */
export type ClientMethod<C extends Call> =
  Record<never, never> extends RequestOf<C>
    ? (request?: RequestOf<C>, options?: CallOptions) => Promise<ResponseOf<C>>
    : (request: RequestOf<C>, options?: CallOptions) => Promise<ResponseOf<C>>;

/** What a single call may be given beside its request. */
export interface CallOptions {
  /** Aborts the call: it rejects with `Request aborted`, also while it waits for its next attempt. */
  readonly signal?: AbortSignal | undefined;
}
