import type { Call, Contract } from '@selvedge/api-contract';
import { answerData, envelopeData } from './answer-data';
import type { ApiClient, CallOptions } from './api-client';
import { buildAddress } from './build-address';
import { buildHeaders } from './build-headers';
import type { AnyClientOptions, ApiClientOptions, Direct, DirectRequest } from './client-options';
import { encodeRequest } from './encode-request';
import { exchange } from './exchange';
import { retryPolicy, withRetries } from './retry-policy';
import { withDeadline } from './with-deadline';

/**
 * Milliseconds until a call gives up (specification §9).
 *
 * @example
 * defaultTimeoutMs; // 30_000
 */
export const defaultTimeoutMs = 30_000;

/**
 * A typed client over a contract (specification §7): one method for every call. It keeps nothing between calls; make
 * one for every visitor's request, because it carries that visitor's headers.
 *
 * @example
 * const client = createApiClient({
 *   contract: catalogueContract,
 *   base: 'https://mill.example/api',
 *   companyId: '1',
 *   // A server in this process; without it the request goes over the network.
 *   send: () => Response.json({ code: 0, message: 'Success: ok', data: { list: [], page_count: 0, page_number: 2, total: 0 } }),
 * });
 * const { page_number } = await client.product.list({ page: 2 });
 * page_number; // 2
 */
export function createApiClient<const C extends Contract>(options: ApiClientOptions<C>): ApiClient<C> {
  const groups = Object.entries(options.contract.groups).map(([group, calls]) => {
    const methods = Object.entries(calls).map(
      ([name, call]) => [name, clientMethod(options, { group, name, call })] as const,
    );
    return [group, Object.fromEntries(methods)] as const;
  });
  return Object.fromEntries(groups) as ApiClient<C>;
}

interface NamedCall {
  readonly group: string;
  readonly name: string;
  readonly call: Call;
}

function clientMethod(options: AnyClientOptions, { group, name, call }: NamedCall) {
  const send = options.send ?? ((request: Request) => fetch(request));
  const policy = retryPolicy(call.idempotent ? options.retries : 0);

  return async (request: unknown = {}, { signal }: CallOptions = {}): Promise<unknown> => {
    if (options.direct && call.method === 'GET' && !call.secure) {
      return askDirectly(options, options.direct, { id: `${group}.${name}`, input: request }, signal);
    }
    const { address, rest } = buildAddress(options, group, call, request);
    const { query, body, contentType } = encodeRequest(call.encoding, rest);

    const attempt = async (inner: AbortSignal) => {
      const headers = await buildHeaders(options, call, contentType);
      const answer = await exchange(send, address + query, { method: call.method, headers, body, signal: inner });
      return answerData(answer, options.language);
    };
    return withDeadline(options.timeoutMs ?? defaultTimeoutMs, signal, (inner) => withRetries(policy, inner, attempt));
  };
}

function askDirectly(
  { language, headers, clientIp, timeoutMs = defaultTimeoutMs }: AnyClientOptions,
  direct: Direct,
  asked: Pick<DirectRequest, 'id' | 'input'>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  return withDeadline(timeoutMs, signal, async (inner) => {
    const { status, body } = await direct({ ...asked, language, headers, clientIp, signal: inner });
    return envelopeData({ status, ok: status < 400, headers: new Headers(), body }, language);
  });
}
