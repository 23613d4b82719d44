import { describe, expect, it } from 'vitest';
import { inLanguage, localeOf, routerPath } from './address';

describe('the language in an address', () => {
  it.each([
    ['/', 'zh-cn'],
    ['/news', 'zh-cn'],
    ['/en', 'en'],
    ['/EN/news', 'en'],
    ['/english', 'zh-cn'],
    ['/zh-cn/news', 'zh-cn'],
    ['/c/weavers', 'zh-cn'],
    ['/c/weavers/en', 'en'],
    ['/c/weavers/news', 'zh-cn'],
    ['/c/en/news', 'zh-cn'],
  ] as const)('%s is in %s', (path, locale) => {
    expect(localeOf(path)).toBe(locale);
  });

  it.each([
    ['/', 'en', '/en'],
    ['/en', 'zh-cn', '/'],
    ['/en/', 'zh-cn', '/'],
    ['/news', 'en', '/en/news'],
    ['/en/news', 'en', '/en/news'],
    ['/zh-cn/news', 'en', '/en/news'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(inLanguage(path, locale)).toBe(expected);
  });
});

it.each([
  ['/c/weavers/en/news', '/en/news'],
  ['/c/weavers', '/'],
  ['/c/weavers/', '/'],
  ['/companies', '/companies'],
  ['/', '/'],
])('%s is %s to the router', (path, expected) => {
  expect(routerPath(path)).toBe(expected);
});
