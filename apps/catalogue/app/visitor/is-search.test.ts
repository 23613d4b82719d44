import { expect, it } from 'vitest';
import { isSearch } from './is-search';

it.each([
  ['/product-search', '?keywords=denim', true],
  ['/zh-cn/product-search', '?keywords=%E7%89%9B%E4%BB%94', true],
  ['/product-search', '?keywords=denim&page=1', true],
  ['/product-search', '?keywords=denim&page=2', false],
  ['/product-search', '?keywords=%20', false],
  ['/product-search', '', false],
  ['/product-products', '?keywords=denim', false],
])('%s%s is a search: %s', (pathname, query, expected) => {
  expect(isSearch(pathname, query)).toBe(expected);
});
