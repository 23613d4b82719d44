import { lexemesOf, type SearchTerm, termsOf } from './search-text';

/** How much a place in a product's texts counts: A most, D least. */
export type SearchWeight = 'A' | 'B' | 'C' | 'D';

export interface SearchField {
  readonly weight: SearchWeight;
  readonly text: string;
}

export interface SearchDocument {
  /** PostgreSQL's written form of a tsvector. */
  readonly document: string;
  /** The Chinese of the texts, run by run, to check that pairs stand side by side. */
  readonly plain: string;
  /** The Latin words, for the vocabulary that misspelt words are brought back to. */
  readonly words: readonly string[];
}

/** Beyond this a text is no description of a cloth; it keeps a document below PostgreSQL's limits. */
const maxTerms = 5_000;
const maxPositions = 4;
const lastPosition = 16_383;

/** Makes the document that search looks into. */
export function searchDocument(fields: readonly SearchField[]): SearchDocument {
  const terms = fields
    .flatMap(({ weight, text }) => termsOf(text).map((term) => ({ weight, term })))
    .slice(0, maxTerms);
  const places = new Map<string, string[]>();
  for (const [index, { weight, term }] of terms.entries()) {
    for (const lexeme of lexemesOf(term)) {
      const found = places.get(lexeme);
      const place = `${Math.min(index + 1, lastPosition)}${weight}`;
      if (found === undefined) places.set(lexeme, [place]);
      else if (found.length < maxPositions && found.at(-1) !== place) found.push(place);
    }
  }
  return {
    document: [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' '),
    plain: terms.flatMap(({ term }) => (term.kind === 'run' ? [term.text] : [])).join(' '),
    words: vocabularyOf(terms.map(({ term }) => term)),
  };
}

function vocabularyOf(terms: readonly SearchTerm[]): string[] {
  const words = terms.flatMap((term) => (term.kind === 'word' ? term.parts : []));
  return [...new Set(words.filter((word) => /^\p{L}{3,30}$/u.test(word)))].sort();
}
