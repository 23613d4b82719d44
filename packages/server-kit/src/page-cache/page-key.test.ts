import { expect, it } from 'vitest';
import { sharedAddress } from './page-key';

const options = {
  isShared: (pathname: string) => !pathname.startsWith('/cart'),
  query: new Set(['page', 'sort', 'keywords']),
  personalQuery: new Set(['design']),
};

it.each([
  ['/', '/'],
  ['/product/12-oxford', '/product/12-oxford'],
  ['/product-products?sort=newest', '/product-products?sort=newest'],
  ['/product-products?utm_source=mail&sort=newest', '/product-products?sort=newest'],
  ['/product-products?sort=newest&page=2', '/product-products?page=2&sort=newest'],
  ['/product-products?page=2&sort=newest', '/product-products?page=2&sort=newest'],
  ['/product-products?sort=', '/product-products'],
  ['/?gclid=1&fbclid=2', '/'],
  ['/product-search?keywords=%E7%89%9B%E4%BB%94', '/product-search?keywords=%E7%89%9B%E4%BB%94'],
  ['/product-search?keywords=a+b', '/product-search?keywords=a+b'],
  ['/product-search?keywords=a%20b', '/product-search?keywords=a+b'],
])('%s is kept as %s', (url, address) => {
  expect(sharedAddress(url, options)).toBe(address);
});

it.each(['/?design=1', '/about-us?page=1&design', '/cart', '/cart?page=1', `/${'a'.repeat(1_024)}`, '*'])(
  '%s is never kept',
  (url) => {
    expect(sharedAddress(url, options)).toBeUndefined();
  },
);
