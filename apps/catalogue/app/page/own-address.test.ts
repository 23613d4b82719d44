import { describe, expect, it } from 'vitest';
import { assertOwnAddress, idOf } from './own-address';

function thrownBy(act: () => unknown): Response | null {
  try {
    act();
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown : null;
  }
}

const check = (path: string, href: string) =>
  thrownBy(() => assertOwnAddress(new Request(`http://mill.example${path}`), href));

describe('a record’s address', () => {
  it.each(['12-oxford', '12'])('%s holds its number', (slug) => {
    expect(idOf(slug)).toBe(12);
  });

  it.each(['abc', '0-oxford', '', undefined])('%s is not found', (slug) => {
    expect(thrownBy(() => idOf(slug))?.status).toBe(404);
  });

  it.each(['/product/12-oxford', '/zh-cn/product/12-oxford', '/product/12-oxford?products=3'])(
    '%s is its own',
    (path) => {
      expect(check(path, '/product/12-oxford')).toBeNull();
    },
  );

  it.each([
    ['/product/12', '/product/12-oxford'],
    ['/product/12-old-name?products=3', '/product/12-oxford?products=3'],
    ['/zh-cn/product/12-old', '/zh-cn/product/12-oxford'],
    ['/product/12-%E0%A4%A', '/product/12-oxford'],
  ])('%s leads to %s for good', (path, own) => {
    const answer = check(path, '/product/12-oxford');
    expect([answer?.status, answer?.headers.get('Location')]).toEqual([301, own]);
  });

  it('may be written in any script', () => {
    expect(check(encodeURI('/product/12-牛津纺'), '/product/12-牛津纺')).toBeNull();
  });
});
