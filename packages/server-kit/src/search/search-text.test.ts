import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mistakesBetween, nearestWords } from './nearest-words';
import { searchDocument } from './search-document';
import { queryTerms, searchQuery } from './search-query';
import { lexemesOf, normalise, termsOf } from './search-text';

const lexemes = (text: string) => termsOf(text).flatMap(lexemesOf);

describe('the terms of a text', () => {
  it.each([
    ['Café ＡＢＣ', ['cafe', 'abc']],
    ['WD-1402', ['wd', '1402', 'wd1402']],
    ['wd1402', ['wd1402']],
    ['80/2', ['80', '2']],
    ['Oxford twills', ['oxford', 'twills', 'twill']],
    ['gas glass', ['gas', 'glass']],
    ['berries', ['berries', 'berry']],
    ['牛仔布', ['牛仔', '仔布', '布']],
    ['布', ['布']],
    ['14oz牛仔', ['14oz', '牛仔', '仔']],
    ["'; drop table products; --", ['drop', 'table', 'products', 'product']],
    ['&|!():*<->\\%_', []],
    ['', []],
  ])('of %j are %j', (text, expected) => {
    expect(lexemes(text)).toEqual(expected);
  });

  it('normalise twice is normalise once', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => normalise(normalise(text)) === normalise(text)));
  });

  it('hold no sign of PostgreSQL’s query language, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        lexemes(text).every((lexeme) => /^[\p{L}\p{N}]+$/u.test(lexeme)),
      ),
    );
  });
});

describe('a document', () => {
  it('keeps places and weights', () => {
    const { document, plain, words } = searchDocument([
      { weight: 'A', text: 'Denim 牛仔布' },
      { weight: 'D', text: 'denim' },
    ]);
    expect(document).toBe(`'denim':1A,3D '牛仔':2A '仔布':2A '布':2A`);
    expect([plain, words]).toEqual(['牛仔布', ['denim']]);
  });

  it('stays within PostgreSQL’s limits for a text of a million words', () => {
    const { document } = searchDocument([{ weight: 'D', text: 'word '.repeat(1_000_000) + 'x'.repeat(100_000) }]);
    expect(document.length).toBeLessThan(1_000);
  });
});

describe('a query', () => {
  it.each([
    ['denim', `'denim':*`],
    ['linen twills', `'linen' & ('twills':* | 'twill')`],
    ['wd-1402', `('wd1402':* | ('wd' & '1402':*))`],
    ['牛仔布', `('牛仔' & '仔布')`],
    ['布', `'布':*`],
  ])('for %j is %j', (keywords, text) => {
    expect(searchQuery(queryTerms(keywords), 'all')?.text).toBe(text);
  });

  it('is none when there is nothing to look for', () => {
    expect(searchQuery(queryTerms(' %&|! '), 'all')).toBeUndefined();
  });

  it('looks at the first words only, however many are typed', () => {
    expect(queryTerms('ab '.repeat(10_000)).length).toBe(12);
  });
});

describe('the nearest words', () => {
  it.each([
    ['dnim', ['denim', 'linen'], ['denim']],
    ['demin', ['denim'], ['denim']],
    ['oxfrod', ['oxford', 'afford'], ['oxford']],
    ['herrinbone', ['herringbone'], ['herringbone']],
    ['hering', ['herringbone', 'string'], ['herringbone']],
    ['zzzzz', ['denim'], []],
  ])('of %j among %j are %j', (word, known, expected) => {
    expect(nearestWords(word, known)).toEqual(expected);
  });

  it('a word has no mistakes against itself, and as many one way as the other', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (a, b) => mistakesBetween(a, a) === 0 && mistakesBetween(a, b) === mistakesBetween(b, a),
      ),
    );
  });
});
