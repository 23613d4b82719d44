import { LRUCache } from 'lru-cache';
import type { PageEntry } from './page-entry';

/** Kept pages within a bound of memory. */
export interface PageStore<Entry extends PageEntry> {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  readonly bytes: number;
  readonly size: number;
  clear(): void;
}

/** The part of the memory for pages that were asked for once only. */
const trialShare = 0.2;

/**
 * Two lists, the least recently used of each leaves first: a page begins on trial and is promoted when it is asked for
 * again. So a flood of addresses that nobody asks for twice fills the trial list and evicts no real page.
 */
export function pageStore<Entry extends PageEntry>(maxBytes: number): PageStore<Entry> {
  // A list of one byte holds nothing; of none, it would hold everything.
  const share = (part: number) => Math.max(1, Math.floor(maxBytes * part));
  const sizeCalculation = (entry: Entry) => entry.bytes;
  const trial = new LRUCache<string, Entry>({ maxSize: share(trialShare), sizeCalculation });
  const proven = new LRUCache<string, Entry>({ maxSize: share(1 - trialShare), sizeCalculation });
  return {
    get(key) {
      const known = proven.get(key);
      if (known !== undefined) return known;
      const tried = trial.get(key);
      if (tried === undefined) return undefined;
      trial.delete(key);
      proven.set(key, tried);
      return tried;
    },
    set(key, entry) {
      if (proven.has(key)) proven.set(key, entry);
      else trial.set(key, entry);
    },
    get bytes() {
      return trial.calculatedSize + proven.calculatedSize;
    },
    get size() {
      return trial.size + proven.size;
    },
    clear() {
      trial.clear();
      proven.clear();
    },
  };
}
