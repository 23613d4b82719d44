import { describe, expect, it } from 'vitest';
import { assertPageExists, pageOfList } from './page-of-list';

const isKnown = (base: string) => /^\/(?:[a-z]+-[a-z]+|product\/category\/12-denim)$/.test(base);

const place = (address: string) => pageOfList(new URL(address, 'http://mill.example'), isKnown);

function redirectOf(address: string): string | null {
  try {
    place(address);
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : null;
  }
}

describe('the page of a list', () => {
  it.each([
    ['/product-products', '/product-products', 1],
    ['/product-products?page=abc', '/product-products', 1],
    ['/product-products_list3.html', '/product-products', 3],
    ['/zh-cn/product-products_list3.html', '/product-products', 3],
    ['/product/category/12-denim_list2.html?use=jeans', '/product/category/12-denim', 2],
  ])('%s is read where it stands', (address, base, page) => {
    expect(place(address)).toEqual({ base, page });
  });

  it.each([
    ['/product-products?page=2', '/product-products_list2.html'],
    ['/product-products_list.html?page=4', '/product-products_list4.html'],
    ['/product-products_list.html?page=abc', '/product-products'],
    ['/product-products_listabc.html', '/product-products'],
    ['/product-products_list1.html', '/product-products'],
    ['/article-list2', '/article-list_list2.html'],
    ['/article-list/2', '/article-list_list2.html'],
    ['/zh-cn/article-list/2', '/zh-cn/article-list_list2.html'],
    ['/video-list2', '/video-list_list2.html'],
    ['/zh-cn/video-list/3?products=1', '/zh-cn/video-list_list3.html?products=1'],
    ['/product-products/1', '/product-products'],
    ['/product/category/12-denim/2', '/product/category/12-denim_list2.html'],
    ['/video-list_list.html?page=2&products=12', '/video-list_list2.html?products=12'],
  ])('%s is redirected to %s', (address, own) => {
    expect(redirectOf(address)).toBe(own);
  });

  it.each(['/nowhere', '/nowhere/2', '/video-list/0', '/video-list/02', '/video-list/x'])(
    '%s is no list',
    (address) => {
      expect(() => place(address)).toThrow(Response);
      expect(redirectOf(address)).toBeNull();
    },
  );

  it('does not exist beyond the last page, but an empty list has its first', () => {
    expect(() => assertPageExists({ base: '/', page: 3 }, 2)).toThrow(Response);
    expect(() => assertPageExists({ base: '/', page: 1 }, 0)).not.toThrow();
  });
});
