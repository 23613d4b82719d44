import type { SearchTerm } from '@selvedge/server-kit';
import { nearestWords } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { published, type Seeing } from '../draft/shown';
import { knownWords, shownWords, similarWords } from './search-queries';

/** The nearest known words for every word that no document has. Numbers are never corrected: 1403 is not 1402. */
export async function correctWords(
  db: CatalogueDatabase,
  terms: readonly SearchTerm[],
  seeing: Seeing = published,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = terms.flatMap((term) => (term.kind === 'word' && term.parts.length === 1 ? term.parts : []));
  const correctable = [...new Set(words.filter((word) => /^\p{L}{3,30}$/u.test(word)))];
  const known = await knownWords(db, correctable);
  const corrections = new Map<string, readonly string[]>();
  for (const word of correctable.filter((candidate) => !known.has(candidate))) {
    // What only drafts say is known to the index, and to nobody else.
    const nearest = await shownWords(db, nearestWords(word, await similarWords(db, word)), seeing);
    if (nearest.length > 0) corrections.set(word, nearest);
  }
  return corrections;
}
