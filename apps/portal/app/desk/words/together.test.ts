import { expect, it } from 'vitest';
import { chinese } from './chinese';
import { chineseDues } from './chinese-dues';
import { english } from './english';
import { englishDues } from './english-dues';
import { together, type Words } from './together';

it('keeps the words of every subject', () => {
  const one = { desk: { title: 'The desk', today: { news: 'News' } } };
  const other = { desk: { today: { slips: 'Slips' } }, resources: { fees: { name: 'Fees' } } };
  expect(together(one, other)).toEqual({
    desk: { title: 'The desk', today: { news: 'News', slips: 'Slips' } },
    resources: { fees: { name: 'Fees' } },
  });
});

/** The paths of all words, each as long as the tree is deep. */
function paths(tree: Words, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, word]) =>
    typeof word === 'string' ? [`${above}${key}`] : paths(word, `${above}${key}.`),
  );
}

it.each([
  ['English', english, englishDues],
  ['Chinese', chinese, chineseDues],
])('says nothing in two ways in %s', (_language, ...trees) => {
  const all = trees.flatMap((tree) => paths(tree));
  expect(all).toHaveLength(new Set(all).size);
});
