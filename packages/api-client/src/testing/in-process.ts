import { type ApiClient, type ApiClientOptions, createApiClient } from '../index';
import { shelfContract } from './shelf-contract';

/** A client whose requests are kept, and answered by a function of this process. */
export function inProcess(
  answer: (request: Request, attempt: number) => Response | Promise<Response> = () => ok({}),
  more: Partial<ApiClientOptions<typeof shelfContract>> = {},
): { client: ApiClient<typeof shelfContract>; requests: Request[] } {
  const requests: Request[] = [];
  const client = createApiClient({
    contract: shelfContract,
    base: 'https://mill.example/api',
    companyId: '1',
    retries: 0,
    ...more,
    send: (request) => {
      requests.push(request.clone());
      return answer(request, requests.length);
    },
  });
  return { client, requests };
}

/** A successful answer. */
export function ok(data: unknown): Response {
  return Response.json({ code: 0, message: 'Success: ok', data });
}

/** What a promise rejects with; fails when it does not. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('The promise was fulfilled.');
    },
    (reason: unknown) => reason,
  );
}
