import type { Plugin } from 'vite';

/** Lays the words of each language into files of their own, one beside every file of code that says some. */
export function wordsByLanguage(plan: {
  /** The file that every page has, whose words the others share. */
  readonly frame: string;
  /** The messages that a page asks for in other languages than its own. */
  readonly inAll: readonly string[];
}): Plugin;
