import { expect, it } from 'vitest';
import { isSharedPage } from './shared-pages';

it.each([
  '/',
  '/zh-cn',
  '/zh-cn/',
  '/index.html',
  '/product/12-oxford',
  '/product/category/12-denim_list2.html',
  '/zh-cn/product/category/12-denim',
  '/product-products_list3.html',
  '/zh-cn/article-list_list2.html',
  '/_root.data',
  '/zh-cn.data',
  '/product/12-oxford.data',
  '/product-discount-now_list2.html',
  '/zh-cn/reduction/1-roll',
])('%s is the same for everybody', (pathname) => {
  expect(isSharedPage(pathname)).toBe(true);
});

it.each([
  '/inquire_form',
  '/inquire_success',
  '/cart',
  '/checkout',
  '/order/1',
  '/privacy',
  '/api/1/site/base-info',
  '/healthz',
  '/server-time',
  '/visit-note',
  '/assets/root-1.js',
  '/zh-cn/inquire_form.data',
  '/p1/12-oxford.webp',
  '/anything',
  '//product-products',
  '//evil.example/product/1',
])('%s is made for the one who asks', (pathname) => {
  expect(isSharedPage(pathname)).toBe(false);
});
