import { createSigner, newSecret } from '@selvedge/server-kit';
import { describe, expect, it } from 'vitest';
import { designModeOf } from './design-mode';
import { previewLink } from './preview-link';

const now = new Date('2026-06-15T12:00:00Z');
const signer = createSigner(newSecret());
const link = (path: string, hours = 24) =>
  new URL(previewLink(signer, { path, hours, origin: 'https://mill.example', now }));

describe('a preview link', () => {
  it.each([
    ['/product/12', '/product/12'],
    ['zh-cn/about-us', '/zh-cn/about-us'],
    ['https://mill.example/article-list?page=2#x', '/article-list'],
  ])('for %s leads to %s and shows drafts', (path, pathname) => {
    const url = link(path);
    expect([url.pathname, designModeOf(url, signer, now)?.shows]).toEqual([pathname, 'drafts']);
  });

  it('is good for as many hours as asked', () => {
    const url = link('/', 2);
    const after = (hours: number) => designModeOf(url, signer, new Date(now.getTime() + hours * 3_600_000))?.shows;
    expect([after(1.9), after(2)]).toEqual(['drafts', 'expired']);
  });

  it.each([0, -1, 721, Number.NaN])('is not made for %s hours', (hours) => {
    expect(() => link('/', hours)).toThrow(RangeError);
  });

  it.each(['https://other.example/', '//other.example/x', 'javascript:alert(1)', 'http://['])(
    'is not made for %s',
    (path) => {
      expect(() => link(path)).toThrow(RangeError);
    },
  );
});
