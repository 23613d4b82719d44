import { describe, expect, it } from 'vitest';
import { inLanguage, localeOf, withoutLanguage } from './address';

describe('the language in an address', () => {
  it.each([
    ['/', 'en'],
    ['/about-us', 'en'],
    ['/zh-cn', 'zh-cn'],
    ['/zh-cn/about-us', 'zh-cn'],
    ['/zh-cnx', 'en'],
    ['/ZH-CN/about-us', 'zh-cn'],
  ] as const)('%s is in %s', (path, locale) => {
    expect(localeOf(path)).toBe(locale);
  });

  it.each([
    ['/zh-cn', '/'],
    ['/zh-cn/', '/'],
    ['/zh-cn/product/12-denim', '/product/12-denim'],
    ['/product/12-denim', '/product/12-denim'],
  ])('%s without its language is %s', (path, bare) => {
    expect(withoutLanguage(path)).toBe(bare);
  });

  it.each([
    ['/', 'zh-cn', '/zh-cn/'],
    ['/zh-cn', 'zh-cn', '/zh-cn/'],
    ['/zh-cn', 'en', '/'],
    ['/about-us', 'zh-cn', '/zh-cn/about-us'],
    ['/zh-cn/about-us', 'zh-cn', '/zh-cn/about-us'],
    ['/zh-cn/about-us', 'en', '/about-us'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(inLanguage(path, locale)).toBe(expected);
  });
});
