import { type ApiClient, createApiClient } from '@selvedge/api-client';
import type { Call } from '@selvedge/api-contract';
import { communityContract } from '@selvedge/api-contract/community';
import type { PortalLoadContext } from '../server/load-context';
import { localeOf } from './language/address';

declare module '@remix-run/node' {
  interface AppLoadContext extends PortalLoadContext {}
}

/** Every call of the portal's API. */
export type PortalContract = typeof communityContract;

/** What loaders speak to the API with. */
export type PortalApi = ApiClient<typeof communityContract>;

/** What tells the API who asks, from where, and by which page's doing. */
const ofEverything = ['cookie', 'user-agent'] as const;

/** Of a form that was sent the API asks whether it was ours. Opening a page is harmless, wherever the link stood. */
const ofWrites = [...ofEverything, 'origin', 'sec-fetch-site'] as const;

/**
 * The typed client for one visitor's request: it carries that visitor's session, address and language, so it is never
 * shared.
 */
export function apiFor(request: Request, context: PortalLoadContext): PortalApi {
  const api = createApiClient({
    contract: communityContract,
    base: context.apiBase,
    send: context.send,
    clientIp: context.clientIp,
    language: localeOf(new URL(request.url).pathname),
    headers: [
      ...(request.method === 'GET' ? ofEverything : ofWrites).flatMap((name): [string, string][] => {
        const value = request.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
      ...previewOf(new URL(request.url)),
      ...(context.ccId === null ? [] : [['x-community', String(context.ccId)] as [string, string]]),
    ],
  });
  if (context.ccId !== null) communityOf.set(api, context.ccId);
  return api;
}

const communityOf = new WeakMap<PortalApi, number>();

/** The number of the community whose pages a client was made for: known by the address, else another server is asked. */
export async function communityId(api: PortalApi): Promise<number> {
  return communityOf.get(api) ?? Number((await api.officialWeb.baseInfo()).cc_id);
}

/** The token of a preview's address (`?design=…`, specification §5) goes on to the API; what is no token does not. */
function previewOf({ searchParams }: URL): [string, string][] {
  const token = searchParams.get('design') ?? '';
  return /^[\w-]+\.[\w-]+$/.test(token) ? [['x-preview', token]] : [];
}

/** What a client needs to know of a call to make it: no schema, so that none reaches a browser. */
export type CallOutline = Pick<Call, 'method' | 'path' | 'access' | 'encoding' | 'idempotent' | 'secure'>;

/** The outlines of all calls that a desk may make, in their groups: every call that is not for everybody. */
export function deskCalls(): Readonly<Record<string, Readonly<Record<string, CallOutline>>>> {
  return Object.fromEntries(
    Object.entries(communityContract.groups).map(([group, calls]) => [group, outlinesOf(calls)]),
  );
}

function outlinesOf(calls: Readonly<Record<string, Call>>): Readonly<Record<string, CallOutline>> {
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, { method, path, access, encoding, idempotent, secure }]) =>
      access === 'public' ? [] : [[name, { method, path, access, encoding, idempotent, secure }]],
    ),
  );
}
