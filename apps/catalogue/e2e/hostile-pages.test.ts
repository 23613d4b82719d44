import type { RunningApp } from '@selvedge/server-kit/e2e';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileStrings, worstStrings } from '../server/testing/hostile/hostile-strings';
import { pathsBefore, plainPaths } from './route-paths';
import { runningCatalogue } from './running-catalogue';

let app: RunningApp;

beforeAll(async () => {
  app = await runningCatalogue({ LIMITS: 'off', SHOP: 'on' });
});

afterAll(() => app?.remove());

/** The parameters that pages read for themselves. */
const own: Readonly<Record<string, readonly string[]>> = {
  '/product-search': ['keywords', 'page', 'sort'],
  '/product-products': ['use', 'weight', 'fibre', 'count', 'certificate', 'sort', 'category_id'],
  '/product-discount-now': ['page', 'sort'],
  '/product-discount-upcoming': ['page', 'sort'],
  '/find-count': ['category_id', 'use', 'weight', 'fibre', 'count', 'certificate'],
  '/inquire_form': ['products', 'use', 'weight', 'product', 'cart'],
  '/downloads': ['page', 'lang', 'link'],
  '/cart': ['cart', 'removed'],
  '/cart-quote': ['lines'],
  '/checkout': ['buy', 'cart'],
};

/** What any page may be given, whether it reads it or not. */
const everybodys = ['page', 'design', '_routes', 'cart', 'utm_source'];

/** Every address of the routes, with what it reads; `design` and the reviews belong to a product's page. */
const queries: readonly (readonly [string, readonly string[]])[] = [
  ...plainPaths.map((path) => [path, own[path] ?? everybodys] as const),
  ['/zh-cn/downloads', everybodys],
  ['/product/1-oxford', ['review_page', 'review_sort', 'design']],
  ['/product-check/1', ['quantity', 'seen']],
  ['/order/SO-2026-000001', ['token', 'from', 'placed']],
];

/** What reads the rest of an address: the routes with a parameter, every other word, and the files. */
const paths = [...pathsBefore, '/zh-cn/', '/media/', '/sitemap/'];

/** A turn of all strings that is as long as a test may last; the next place goes on with the ones after it. */
const share = (turn: number, count: number) => [
  ...worstStrings.filter((_text, index) => index % 4 === turn % 4),
  ...hostileStrings.slice(turn * count, (turn + 1) * count),
];

/** Halves of characters cannot stand in an address. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).slice(0, 4000);

type Node = DefaultTreeAdapterTypes.Node;

/** What a string has made of a page besides text: elements, handlers, addresses that are code, scripts of its own. */
function injected(node: Node): string[] {
  const own: string[] = [];
  if ('attrs' in node) {
    if (node.tagName === 'hostile-element' || node.tagName === 'base') own.push(node.tagName);
    for (const { name, value } of node.attrs) {
      if (name.startsWith('on')) own.push(`${node.tagName} ${name}="${value}"`);
      // A picture in its address runs nothing; the page draws its codes so.
      if (node.tagName === 'img' && value.startsWith('data:image/svg+xml,')) continue;
      if (/^(?:href|src|action|formaction)$/.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value))
        own.push(`${node.tagName} ${name}="${value}"`);
      if (name === 'http-equiv') own.push(`${node.tagName} ${name}="${value}"`);
    }
  }
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(injected) : [])];
}

/** Opens an address, and once more where it leads to: a redirect carries the string on. */
async function visit(address: string, mayLead = true): Promise<void> {
  const answer = await fetch(app.origin + address, { redirect: 'manual' });
  const body = await answer.text();
  expect(answer.status, address).toBeLessThan(500);
  expect([...answer.headers.keys()].join(), address).not.toMatch(/hostile/i);
  expect(answer.headers.get('set-cookie') ?? '', address).not.toMatch(/hostile/i);
  const target = answer.headers.get('location');
  if (target !== null) {
    const next = new URL(target, app.origin + address);
    expect(next.origin, `${address} leads to ${target}`).toBe(app.origin);
    if (mayLead) return visit(next.pathname + next.search, false);
  }
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
  expect(injected(parse(body)), address).toEqual([]);
}

describe('a hostile string', () => {
  it.each(queries.map(([path, names], turn) => ({ path, names, turn })))(
    'in a parameter of $path is text and nothing else',
    async ({ path, names, turn }) => {
      for (const [index, text] of share(turn, 20).entries()) {
        // One parameter alone, in turns, so that a refusal of one does not hide what another would do.
        await visit(`${path}?${names[index % names.length]}=${encoded(text)}`);
      }
    },
  );

  it.each(paths.map((path, turn) => ({ path, turn })))(
    'as a path below $path is text and nothing else',
    async ({ path, turn }) => {
      for (const text of share(turn + queries.length, 20)) await visit(path + encoded(text));
    },
  );

  it.each([
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/%ff',
    '/product/%00',
    '/%5c%5chostile.example',
    '//hostile.example/',
    '/zh-cn//hostile.example',
    '/product/1-%E0%A4%A',
    '/..%2f..%2fetc%2fpasswd',
  ])('that is no readable address, such as %s, is answered', (address) => visit(address));
});

it('is tried at addresses that there are, those with parameters of their own among them', () => {
  expect(Object.keys(own).filter((path) => !plainPaths.includes(path))).toEqual([]);
  expect(plainPaths.length).toBeGreaterThan(20);
  expect(paths).toEqual(expect.arrayContaining(['/', '/product/', '/order/', '/product/category/']));
});

describe('a parameter out of all bounds', () => {
  it.each([
    `/product-products?page=${'9'.repeat(300)}`,
    '/product-products?page=-1',
    '/product-products_list99999999999999999999.html',
    `/product-search?keywords=${'a'.repeat(6000)}`,
    `/product-search?keywords=${'a%20'.repeat(1500)}`,
    `/product-products?${'use=shirts&'.repeat(400)}`,
    '/product/1-oxford?review_page=1e99',
    `/product/${'1'.repeat(400)}`,
    `/inquire_form?products=${'1,'.repeat(2500)}`,
  ])('%.60s is answered, and soon', async (address) => {
    const start = performance.now();
    const answer = await fetch(app.origin + address, { redirect: 'manual' });
    await answer.text();
    expect([200, 301, 302, 404]).toContain(answer.status);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
