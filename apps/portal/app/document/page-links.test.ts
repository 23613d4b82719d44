import { describe, expect, it } from 'vitest';
import { pageLinks } from './page-links';

const origin = 'https://portal.example';

describe('the links of a page to itself in every language', () => {
  it.each([
    ['/', '/', '/', '/en'],
    ['/en', '/en', '/', '/en'],
    ['/en/', '/en', '/', '/en'],
    ['/en/news', '/en/news', '/news', '/en/news'],
  ])('%s is canonically %s, in Chinese %s and in English %s', (pathname, canonical, chinese, english) => {
    const links = pageLinks(origin, pathname);
    expect(links).toContainEqual({ tagName: 'link', rel: 'canonical', href: origin + canonical });
    const alternates = [
      ['zh-CN', chinese],
      ['en', english],
      ['x-default', chinese],
    ];
    for (const [hrefLang, path] of alternates) {
      expect(links).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang, href: `${origin}${path}` });
    }
  });
});
