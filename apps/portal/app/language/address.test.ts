import { describe, expect, it } from 'vitest';
import { inLanguage, localeOf } from './address';

describe('the language in an address', () => {
  it.each([
    ['/', 'zh-cn'],
    ['/news', 'zh-cn'],
    ['/en', 'en'],
    ['/EN/news', 'en'],
    ['/english', 'zh-cn'],
    ['/zh-cn/news', 'zh-cn'],
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
