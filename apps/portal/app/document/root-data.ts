import type { loader } from '../root';

type RootData = Awaited<ReturnType<typeof loader>>;

/** What the root loaded, for a route's `meta`; undefined when the root itself has failed. */
export function rootDataOf(matches: readonly { readonly id: string; readonly data: unknown }[]): RootData | undefined {
  return matches.find(({ id }) => id === 'root')?.data as RootData | undefined;
}
