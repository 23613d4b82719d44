import type { CatalogueDatabase } from '../database/catalogue-database';
import { nearestWords } from './nearest-words';
import { knownWords, similarWords } from './search-queries';
import type { SearchTerm } from './search-text';

/** The nearest known words for every word that no document has. Numbers are never corrected: 1403 is not 1402. */
export async function correctWords(
  db: CatalogueDatabase,
  terms: readonly SearchTerm[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = terms.flatMap((term) => (term.kind === 'word' && term.parts.length === 1 ? term.parts : []));
  const correctable = [...new Set(words.filter((word) => /^\p{L}{3,30}$/u.test(word)))];
  const known = await knownWords(db, correctable);
  const corrections = new Map<string, readonly string[]>();
  for (const word of correctable.filter((candidate) => !known.has(candidate))) {
    const nearest = nearestWords(word, await similarWords(db, word));
    if (nearest.length > 0) corrections.set(word, nearest);
  }
  return corrections;
}
