import { expect, it } from 'vitest';
import { isSharedPage } from './shared-pages';

it.each([
  '/',
  '/en',
  '/en/',
  '/companies',
  '/en/companies/12',
  '/members/4',
  '/news.data',
  '/_root.data',
  '/en.data',
  '/c/weavers',
  '/c/weavers/en/news/3',
  '/c/weavers.data',
  '/c/weavers/',
])('%s is the same for every guest', (pathname) => {
  expect(isSharedPage(pathname)).toBe(true);
});

it.each([
  '/me',
  '/en/me',
  '/sign-in',
  '/manage',
  '/manage/news',
  '/v1/h5/cc/list/1/0',
  '/news.rss',
  '//companies',
  '/scan',
  '/c/weavers/me',
  '/c/weavers/en/manage',
  '/c/weavers/c/weavers',
  '/c/Weavers',
])('%s is made for the one who asks', (pathname) => {
  expect(isSharedPage(pathname)).toBe(false);
});
