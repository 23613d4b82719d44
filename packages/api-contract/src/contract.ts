import type { Call } from './call';

/** A service's calls by the name that a client uses for them. */
export type CallGroup = Readonly<Record<string, Call>>;

/**
 * All calls of one reading of the specification, in groups, with the way their addresses are built.
 *
 * `company-service` (Reading A): base + `/` + company id + `/` + service + path.
 * `versioned` (Reading B): base + `/v1` + path; the group's name does not appear in the address.
 */
export interface Contract {
  readonly name: string;
  readonly title: string;
  readonly addressing: 'company-service' | 'versioned';
  /** The address part of each group; only `company-service` contracts use it. */
  readonly services: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<string, CallGroup>>;
}

/**
 * Types a contract without widening it, so that clients and servers know each of its calls.
 *
 * @example
 * import { z } from 'zod';
 * const ping = defineCall({
 *   method: 'GET', path: '/ping', summary: 'Tells that the service is there.', source: 'ours: an example',
 *   request: z.strictObject({}), response: z.object({ up: z.boolean() }),
 * });
 * const contract = defineContract({
 *   name: 'health', title: 'Health', addressing: 'versioned', services: {}, groups: { health: { ping } },
 * });
 * contract.groups.health.ping.path; // '/ping'
 */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

/** A call with its place in a contract. */
export interface PlacedCall {
  /** The client's name for it, for instance `product.detail`. */
  readonly id: string;
  readonly group: string;
  readonly name: string;
  /** The path below the base address, still with `{company}` and other placeholders. */
  readonly address: string;
  readonly call: Call;
}

/**
 * Lists every call of a contract with its address below the base.
 *
 * @example
 * listCalls(catalogueContract).find(({ id }) => id === 'product.detail')?.address; // '/{company}/product/detail/{id}'
 */
export function listCalls(contract: Contract): readonly PlacedCall[] {
  return Object.entries(contract.groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, call]) => ({
      id: `${group}.${name}`,
      group,
      name,
      call,
      address: callAddress(contract, group, call),
    })),
  );
}

/**
 * The address of a call below the base, with its placeholders (specification §7).
 *
 * @example
 * callAddress(catalogueContract, 'product', { path: '/detail/{id}' }); // '/{company}/product/detail/{id}'
 * callAddress(communityContract, 'news', { path: '/h5/cc/news' }); // '/v1/h5/cc/news'
 */
export function callAddress(
  contract: Pick<Contract, 'addressing' | 'services'>,
  group: string,
  call: Pick<Call, 'path'>,
): string {
  if (contract.addressing === 'versioned') return `/v1${call.path}`;
  return `/{company}/${contract.services[group] ?? group}${call.path}`;
}
