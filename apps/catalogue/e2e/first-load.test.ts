import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteInBrowser } from './site-in-browser';
import { hydrated, thanked } from './watched-page';

const { app, browser } = await siteInBrowser();

const listPage = '/product-products';

/** What the list page's first visit may send of each kind, in bytes as they travel. */
const budgets = [
  { kind: 'script', most: 104_000, files: 12 },
  { kind: 'stylesheet', most: 1_500, files: 1 },
  { kind: 'font', most: 110_000, files: 4 },
] as const;

/** Parts that are loaded when somebody asks for them, by what only their code says. */
const onDemand = /ZodError|swiper-wrapper|pswp__|altcha-widget|model-viewer/;

/** Everything that a phone's first visit asks for until nothing is left to do. */
async function firstVisit(path: string): Promise<{ page: Page; requests: readonly Request[] }> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(app.origin + path);
  // On a slow machine the network rests for a while before the code is asked for.
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return { page, requests };
}

describe('the first load of the list page', () => {
  let requests: readonly Request[];
  beforeAll(async () => {
    ({ requests } = await firstVisit(listPage));
  });

  it.each(budgets)('sends no more than $most bytes of $kind in $files files', async ({ kind, most, files }) => {
    const ofKind = requests.filter((request) => request.resourceType() === kind);
    const sizes = await Promise.all(ofKind.map(async (request) => (await request.sizes()).responseBodySize));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
    expect(ofKind.length).toBeLessThanOrEqual(files);
  });

  it('sends scripts and styles as small as the build made them', async () => {
    const texts = requests.filter((request) => ['script', 'stylesheet'].includes(request.resourceType()));
    for (const request of texts) {
      const { responseBodySize } = await request.sizes();
      const encoding = (await request.response())?.headers()['content-encoding'];
      expect(responseBodySize < 512 || encoding === 'br', request.url()).toBe(true);
    }
  });

  it('asks for no data, no list of routes and no part that waits to be asked for', async () => {
    expect(
      requests.filter((request) => ['fetch', 'xhr'].includes(request.resourceType())).map((one) => one.url()),
    ).toEqual([]);
    for (const request of requests.filter((one) => one.resourceType() === 'script')) {
      const code = (await (await request.response())?.text()) ?? '';
      expect(onDemand.exec(code)?.[0], request.url()).toBeUndefined();
    }
  });
});

describe('the first load', () => {
  it('has the words of the page’s language, and none of the other’s', async () => {
    for (const [prefix, own, other] of [
      ['', 'en', 'zh-cn'],
      ['/zh-cn', 'zh-cn', 'en'],
    ]) {
      const { page, requests } = await firstVisit(prefix + listPage);
      const words = requests.map((request) => request.url()).filter((url) => url.includes('/words-'));
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((url) => !url.includes(`/${own}/`))).toEqual([]);
      const code = await Promise.all(
        requests.filter((one) => one.resourceType() === 'script').map(async (one) => (await one.response())?.text()),
      );
      expect(code.join('').includes({ en: 'Leave a message', 'zh-cn': '给我们留言' }[other ?? ''] ?? '?')).toBe(false);
      await page.context().close();
    }
  });
});

describe('what a page needs after its first picture', () => {
  it('is asked for when that is painted: no style, font or script stands before it', async () => {
    const { page } = await firstVisit(listPage);
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if (entry.name === 'first-contentful-paint') resolve(entry.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    const before = await page.evaluate(
      (moment) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, startTime }) => /\.(css|js|woff2)$/.test(name) && startTime < moment)
          .map(({ name }) => name),
      painted,
    );
    expect(before).toEqual([]);
    expect(await page.locator('head link[rel="stylesheet"]').count()).toBe(1);
    await page.context().close();
  });

  it('is what the next page adds to it; what the first page brought with it is not asked for again', async () => {
    const { page, requests } = await firstVisit('/article-list');
    const written = await page.locator('head style[data-sheet]').evaluateAll((styles) => {
      return styles.map((style) => style.getAttribute('data-sheet') ?? '');
    });
    expect(written.length).toBeGreaterThan(0);
    await page.locator('main a[href^="/article-detail/"]').first().click();
    await page.locator('main article h1').waitFor();
    const sheets = requests.filter((request) => request.resourceType() === 'stylesheet').map((one) => one.url());
    const addresses = sheets.map((url) => new URL(url).pathname);
    expect(addresses.some((address) => address.includes('article-detail'))).toBe(true);
    expect(addresses.filter((address) => written.includes(address))).toEqual([]);
    const titleFace = await page.locator('main article h1').evaluate((title) => getComputedStyle(title).fontFamily);
    expect(titleFace).toContain('Newsreader');
    await page.context().close();
  });
});

it('asks for no font of Chinese letters on a phone', async () => {
  const { requests } = await firstVisit(`/zh-cn${listPage}`);
  expect(requests.map((request) => request.url()).filter((url) => /noto|chinese/.test(url))).toEqual([]);
});

it('shows its products and sends its form without script', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await page.goto(app.origin + listPage);
  expect(await page.locator('main article a').count()).toBeGreaterThan(10);
  const form = page.locator('#leave-a-message');
  const fields = { name: 'Ada Weaver', email: 'ada@example.com', msg: 'Is the poplin in stock?' };
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
  await thanked(page, () => form.locator('button[type="submit"]').click());
  await context.close();
});
