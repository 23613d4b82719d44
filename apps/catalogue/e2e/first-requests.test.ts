import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteInBrowser } from './site-in-browser';
import { hydrated } from './watched-page';

const { app, browser } = await siteInBrowser();

const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true } as const;
const desk = { viewport: { width: 1440, height: 900 } } as const;

/** A page as it stands once nothing more is asked for, with all that was asked for and said on the way. */
interface Visit {
  readonly page: Page;
  readonly link: string;
  readonly requests: readonly Request[];
  readonly warnings: readonly string[];
}

async function visit(path: string, screen: typeof phone | typeof desk): Promise<Visit> {
  const page = await (await browser.newContext(screen)).newPage();
  const requests: Request[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const answer = await page.goto(app.origin + path);
  // On a slow machine the network rests for a while before the code is asked for.
  await hydrated(page);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await page.waitForLoadState('networkidle');
  return { page, link: answer?.headers().link ?? '', requests, warnings };
}

const urlsOf = (requests: readonly Request[], kind: string) =>
  requests.filter((request) => request.resourceType() === kind).map((request) => request.url());

/** The first address on a page that begins so. */
async function linkOn(path: string, start: string): Promise<string> {
  const html = await (await fetch(app.origin + path)).text();
  return new RegExp(`href="(${start}[^"]+)"`).exec(html)?.[1] ?? `no ${start} on ${path}`;
}

/** Browsers complain of what was fetched ahead and not used by then, counted from the page's load. */
const complaint = 4000;

const paintedFirst = [
  { name: 'home', path: async () => '/' },
  { name: 'list', path: async () => '/product-products' },
  { name: 'detail', path: () => linkOn('/product-products', '/product/') },
  { name: 'article', path: () => linkOn('/article-list', '/article-detail/') },
] as const;

describe.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('what paints first on %s', (_, screen) => {
  it.each(paintedFirst)('is asked for ahead and once, and nothing in vain: $name', async ({ path }) => {
    const { page, link, requests, warnings } = await visit(await path(), screen);
    const first = page.locator('img[fetchpriority="high"]');
    const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(link).toContain('rel=preload; as=image');
    const ahead = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType, name }) => initiatorType === 'link' && /\.webp$/.test(name))
        .map(({ name }) => name),
    );
    expect(ahead).toEqual([shown]);
    // The fonts change all at once, and each that was fetched has a face that the page is drawn in.
    const fonts = urlsOf(requests, 'font');
    expect(fonts.length).toBeGreaterThan(0);
    const drawn = await page.evaluate(async () => {
      const faces = await document.fonts.ready;
      return new Set([...faces].filter(({ status }) => status === 'loaded').map(({ family }) => family)).size;
    });
    expect(drawn).toBeGreaterThanOrEqual(fonts.length);
    const urls = requests.map((request) => request.url());
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
    await page.waitForFunction((wait) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (
        navigation !== undefined && navigation.loadEventEnd > 0 && performance.now() > navigation.loadEventEnd + wait
      );
    }, complaint);
    expect(warnings).toEqual([]);
    await page.context().close();
  });
});

/** The files of the list's code and of its words. */
const codeOfTheList =
  /\/assets\/((entry\.client|framework|site|root|manifest|products|product-products)-[\w-]{8}|words-\w+\/en\/(site|products|product-products))\.js$/;

/** How far below the screen browsers fetch pictures that wait, on the slowest of lines. */
const reach = 2500;

describe('the list page', () => {
  it('asks for itself, its pictures in view, its fonts and its code, and for nothing else until it is idle', async () => {
    const { page, requests } = await visit('/product-products', phone);
    expect(urlsOf(requests, 'script').filter((url) => !codeOfTheList.test(url))).toEqual([]);
    expect(urlsOf(requests, 'document')).toEqual([`${app.origin}/product-products`]);
    expect(urlsOf(requests, 'stylesheet').filter((url) => !/\/assets\/fonts-[\w-]+\.css$/.test(url))).toEqual([]);
    const near = await page.evaluate((most) => {
      const images = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight + most);
      return images.map((image) => image.currentSrc);
    }, reach);
    expect(urlsOf(requests, 'image').filter((url) => !url.startsWith('data:') && !near.includes(url))).toEqual([]);
    // The browser's own request is for what it draws a tab with.
    const known = ['document', 'script', 'stylesheet', 'font', 'image'];
    const others = requests.filter((one) => !known.includes(one.resourceType())).map((one) => one.url());
    expect(others.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([]);
    expect(
      requests.map((one) => new URL(one.url())).filter((url) => url.protocol !== 'data:' && url.origin !== app.origin),
    ).toEqual([]);
    await page.context().close();
  });
});
