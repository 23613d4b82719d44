import { compoundOf, formsOf, pairsOf, type SearchTerm, termsOf } from './search-text';

export interface SearchQuery {
  /** PostgreSQL's written form of a tsquery; made of our own lexemes only. */
  readonly text: string;
  /** Runs of three or more characters, whose pairs must stand side by side. */
  readonly runs: readonly string[];
}

/** More words than anybody types; what comes after them is not looked at. */
const maxTerms = 12;
const maxCharacters = 200;

/** The terms of what a visitor typed; none when there is nothing to look for. */
export function queryTerms(keywords: string): SearchTerm[] {
  return termsOf(keywords.slice(0, maxCharacters)).slice(0, maxTerms);
}

/**
 * The query for terms that must all be there (`all`) or of which one will do (`any`). The last word is taken for the
 * beginning of one, because people press Enter early.
 */
export function searchQuery(terms: readonly SearchTerm[], need: 'all' | 'any'): SearchQuery | undefined {
  if (terms.length === 0) return undefined;
  const last = terms.length - 1;
  return {
    text: terms.map((term, index) => queryOf(term, index === last)).join(need === 'all' ? ' & ' : ' | '),
    // With `any`, a run that is torn apart is still a hit, only a lesser one.
    runs: need === 'all' ? terms.flatMap((term) => (isLongRun(term) ? [term.text] : [])) : [],
  };
}

/** The same query in which every word may also be one of its nearest known words. */
export function correctedQuery(
  terms: readonly SearchTerm[],
  corrections: ReadonlyMap<string, readonly string[]>,
  need: 'all' | 'any',
): SearchQuery | undefined {
  const query = searchQuery(terms, need);
  if (query === undefined) return undefined;
  const last = terms.length - 1;
  const parts = terms.map((term, index) => {
    const nearest = term.kind === 'word' && term.parts.length === 1 ? corrections.get(term.parts[0] ?? '') : undefined;
    return oneOf([queryOf(term, index === last), ...(nearest ?? []).map(quoted)]);
  });
  return { ...query, text: parts.join(need === 'all' ? ' & ' : ' | ') };
}

function queryOf(term: SearchTerm, isLast: boolean): string {
  if (term.kind === 'run') {
    const characters = [...term.text];
    return characters.length === 1 ? `${quoted(term.text)}:*` : allOf(pairsOf(characters).map(quoted));
  }
  const compound = compoundOf(term.parts);
  const parts = allOf(term.parts.map((part, index) => wordQuery(part, isLast && index === term.parts.length - 1)));
  return compound === undefined ? parts : oneOf([`${quoted(compound)}${isLast ? ':*' : ''}`, parts]);
}

function wordQuery(word: string, isBeginning: boolean): string {
  const [whole = word, ...forms] = formsOf(word);
  return oneOf([`${quoted(whole)}${isBeginning ? ':*' : ''}`, ...forms.map(quoted)]);
}

function isLongRun(term: SearchTerm): term is Extract<SearchTerm, { kind: 'run' }> {
  return term.kind === 'run' && [...term.text].length > 2;
}

const allOf = (parts: readonly string[]): string => (parts.length === 1 ? `${parts[0]}` : `(${parts.join(' & ')})`);
const oneOf = (parts: readonly string[]): string => (parts.length === 1 ? `${parts[0]}` : `(${parts.join(' | ')})`);
const quoted = (lexeme: string): string => `'${lexeme}'`;
