/**
 * How text becomes search terms, for documents and for queries alike. Latin words are kept whole, Chinese has no
 * spaces and is cut into overlapping pairs: 牛仔布 is 牛仔 and 仔布. PostgreSQL is handed finished lexemes, so that
 * nothing a visitor types is ever read as its query language.
 */

/** Small letters, no accents, full-width forms made plain: `Ｃafé` is `cafe`. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase();
}

/** A stretch of text that belongs together: a Latin word with its joints (`wd-1402`), or a run of Chinese. */
export type SearchTerm =
  | { readonly kind: 'word'; readonly parts: readonly string[] }
  | { readonly kind: 'run'; readonly text: string };

const ideographs = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}';
const letters = `(?:(?![${ideographs}])[\\p{L}\\p{N}])+`;
const termPattern = new RegExp(`([${ideographs}]+)|(${letters}(?:[-_/.'’]${letters})*)`, 'gu');

/** Longer lexemes are no words; PostgreSQL refuses those above 2 KB. */
const maxWordLength = 40;

/** The terms of a text in their order. */
export function termsOf(text: string): SearchTerm[] {
  return [...normalise(text).matchAll(termPattern)].map(([found, run]) =>
    run === undefined
      ? { kind: 'word', parts: found.split(/[-_/.'’]/).map((part) => part.slice(0, maxWordLength)) }
      : { kind: 'run', text: run },
  );
}

/** The lexemes that a document keeps of a term. */
export function lexemesOf(term: SearchTerm): string[] {
  if (term.kind === 'word') {
    const compound = compoundOf(term.parts);
    return [...term.parts.flatMap(formsOf), ...(compound === undefined ? [] : [compound])];
  }
  const characters = [...term.text];
  // The last character alone closes the run, so that one character finds it wherever it stands.
  return [...pairsOf(characters), characters.at(-1) ?? ''];
}

/** A word and, where it is a plural, its singular: `twills` is `twills` and `twill`. */
export function formsOf(word: string): string[] {
  const singular = singularOf(word);
  return singular === word ? [word] : [word, singular];
}

/** `wd-1402` is looked for as `wd1402` too. Parts that are all numbers (80/2) make no word together. */
export function compoundOf(parts: readonly string[]): string | undefined {
  if (parts.length < 2 || parts.every((part) => /^\d+$/.test(part))) return undefined;
  return parts.join('').slice(0, maxWordLength);
}

/** Overlapping pairs of characters. */
export function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The S-stemmer of Harman: safe enough for names of cloth, where a real stemmer does harm. */
function singularOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|aes|ees|oes)$/.test(word)) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}
