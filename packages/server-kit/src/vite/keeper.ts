import type { DevelopmentStart } from './development-app';

interface Kept {
  readonly made: Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Holds what outlives a reload of the server's entry. */
export function createKeeper(): { readonly keep: DevelopmentStart['keep']; readonly stop: () => Promise<void> } {
  const kept = new Map<string, Kept>();
  return {
    keep: (name, make, stop) => {
      const known = kept.get(name);
      if (known !== undefined) return known.made as ReturnType<typeof make>;
      const made = make();
      kept.set(name, { made, stop: async () => stop?.(await made) });
      // What could not be made is tried again by the next request.
      made.catch(() => kept.delete(name));
      return made;
    },
    async stop() {
      for (const { stop } of [...kept.values()].reverse()) await stop().catch(() => {});
      kept.clear();
    },
  };
}
