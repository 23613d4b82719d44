import { createApiClient } from '@selvedge/api-client';
import type { deskCalls, PortalApi, PortalContract } from '../api.server';
import type { Locale } from '../language/address';

/** What the server told the browser of the calls. */
export type DeskCalls = ReturnType<typeof deskCalls>;

/**
 * The typed client of the desk: same origin, so the session's cookie goes with it. The calls come from the server as
 * data, because the contract's schemas are of no use in a browser and weigh more than the client; a client reads
 * nothing else of a contract.
 */
export function deskApi(calls: DeskCalls, locale: Locale): PortalApi {
  const contract = { name: 'community', title: '', addressing: 'versioned', services: {}, groups: calls } as const;
  return createApiClient({
    contract: contract as unknown as PortalContract,
    base: window.location.origin,
    language: locale,
  });
}
