import type { CallGroup } from '../contract';

type Groups = Readonly<Record<string, CallGroup>>;

/** The same calls, each of them marked secure. */
export type WithAuthorisation<G extends Groups> = {
  readonly [Group in keyof G]: { readonly [Name in keyof G[Group]]: G[Group][Name] & { readonly secure: true } };
};

/**
 * Marks every call secure, so that a client adds its authorisation headers also where anybody may call
 * (specification §6: every client call of Reading B is marked so).
 */
export function withAuthorisation<const G extends Groups>(groups: G): WithAuthorisation<G> {
  const marked = Object.entries(groups).map(([group, calls]) => [
    group,
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, secure: true }])),
  ]);
  return Object.fromEntries(marked) as WithAuthorisation<G>;
}
