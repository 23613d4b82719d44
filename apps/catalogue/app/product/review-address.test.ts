import { describe, expect, it } from 'vitest';
import { reviewsAsked, reviewsHref } from './review-address';

describe('the part of the reviews in an address', () => {
  it.each([
    ['', { page: 1, sort: 'newest' }],
    ['review_page=2&review_sort=highest', { page: 2, sort: 'highest' }],
    ['review_page=0', { page: 1, sort: 'newest' }],
    ['review_page=-3&review_sort=LOWEST', { page: 1, sort: 'newest' }],
    ['review_page=1e9', { page: 9999, sort: 'newest' }],
    ['review_page=two&review_sort=__proto__', { page: 1, sort: 'newest' }],
    ['review_page=1.5', { page: 1, sort: 'newest' }],
  ] as const)('%s', (query, expected) => {
    expect(reviewsAsked(new URLSearchParams(query))).toEqual(expected);
  });

  it.each([
    ['', { sort: 'newest' }, '#reviews'],
    ['', { sort: 'highest', page: 2 }, '?review_sort=highest&review_page=2#reviews'],
    ['?products=4&review_page=3&review_sort=lowest', { sort: 'newest', page: 1 }, '?products=4#reviews'],
  ])('from %s to %o', (search, to, expected) => {
    expect(reviewsHref(search, to)).toBe(expected);
  });
});
