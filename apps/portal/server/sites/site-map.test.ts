import { describe, expect, it } from 'vitest';
import { communityPath, type PlacedCommunity, withinCommunity } from './site';
import { siteMap } from './site-map';

const places: PlacedCommunity[] = [
  { id: 1, domain: null, path: 'home' },
  { id: 2, domain: null, path: 'weavers' },
  { id: 3, domain: 'dyers.example', path: 'dyers' },
];
const sites = siteMap('https://portal.example:8443', async () => places);
await sites.reload();

it.each([
  ['portal.example', '/', 1, ''],
  ['portal.example:8443', '/news/5', 1, ''],
  ['anything.example', '/c/weavers', 2, '/c/weavers'],
  ['portal.example', '/c/weavers/en/news', 2, '/c/weavers'],
  ['portal.example', '/c/weavers.data', 2, '/c/weavers'],
  ['portal.example', '/c/nobody/news', 1, ''],
  ['portal.example', '/c/weaversx', 1, ''],
  ['portal.example', '/c/Weavers', 1, ''],
  ['dyers.example', '/news', 3, ''],
  ['DYERS.example.:3001', '/', 3, ''],
  // On a host of its own there is nobody else.
  ['dyers.example', '/c/weavers/news', 3, ''],
  ['evil-dyers.example', '/', 1, ''],
])('%s%s is community %i, whose addresses begin with %j', (host, pathname, ccId, base) => {
  const { site, movedTo } = sites.at(host, pathname);
  expect([site.ccId, site.base, movedTo]).toEqual([ccId, base, undefined]);
});

it.each([
  ['/c/dyers/en/news/3', 'https://dyers.example:8443/en/news/3'],
  ['/c/dyers', 'https://dyers.example:8443'],
  ['/c/home/news', 'https://portal.example:8443/news'],
])('%s has moved to the one address of its community: %s', (pathname, address) => {
  expect(sites.at('portal.example', pathname).movedTo).toBe(address);
});

it.each([
  [1, 'https://portal.example:8443'],
  [2, 'https://portal.example:8443/c/weavers'],
  [3, 'https://dyers.example:8443'],
])('community %i stands at %s in mails', (ccId, address) => {
  expect(sites.addressOf(sites.of(ccId) ?? { ccId: 0, base: '', domain: null })).toBe(address);
});

it.each([
  ['dyers.example', 'https://dyers.example:8443'],
  ['whatever.example', 'https://portal.example:8443'],
])('pages that are asked for at %s are kept as those of %s', (host, origin) => {
  expect(sites.originAt(host)).toBe(origin);
});

describe('what is read again', () => {
  it('is told only when an address leads elsewhere', async () => {
    const own = [...places];
    const map = siteMap('https://portal.example', async () => own);
    await map.reload();
    let told = 0;
    map.onMove(() => {
      told += 1;
    });
    await map.reload();
    expect(told).toBe(0);
    own.push({ id: 4, domain: 'new.example', path: null });
    await map.reload();
    expect([told, map.at('new.example', '/').site.ccId]).toEqual([1, 4]);
  });

  it('may be nothing at all', async () => {
    const map = siteMap('https://portal.example', async () => []);
    await map.reload();
    expect([map.at('portal.example', '/c/x').site, map.of(1)]).toEqual([
      { ccId: 0, base: '', domain: null },
      undefined,
    ]);
  });
});

it.each([
  ['/c/weavers/en/news', '/en/news', '/c/weavers'],
  ['/c/weavers', '/', '/c/weavers'],
  ['/c/weavers.data', '/_root.data', '/c/weavers'],
  ['/companies', '/companies', undefined],
  [`/c/${'x'.repeat(41)}`, `/c/${'x'.repeat(41)}`, undefined],
])('%s is %s within its community', (pathname, expected, base) => {
  expect([withinCommunity(pathname), communityPath(pathname)?.base]).toEqual([expected, base]);
});
