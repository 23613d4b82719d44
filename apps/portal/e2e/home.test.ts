import { missingPictures, violations } from '@selvedge/server-kit/e2e';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { portalInBrowser } from './portal-in-browser';
import { baseInfo } from './running-portal';

const { app, browser } = await portalInBrowser();
let context: BrowserContext | undefined;

afterEach(async () => {
  await context?.close();
  context = undefined;
});

const homes = [
  { path: '/', language: 'zh-cn', tag: 'zh-CN' },
  { path: '/en', language: 'en', tag: 'en' },
] as const;

/** A page that remembers the errors of its scripts and of its console. */
async function openPage(options: { width: number; javaScriptEnabled?: boolean }) {
  const { width, javaScriptEnabled = true } = options;
  context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce', viewport: { width, height: 900 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  return { page, faults };
}

/** What the page says of the community must be what the API says. */
async function expectBaseInfo(page: Page, language: string): Promise<void> {
  const { name, desc, introduction, stats } = await baseInfo(app, language);
  expect(name).toMatch(/\S/);
  expect(await page.title()).toContain(name);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(desc);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  const words = (await page.locator('body').textContent()) ?? '';
  expect(words).toContain(introduction);
  for (const figure of Object.values(stats)) {
    expect(figure).toBeGreaterThan(0);
    expect(words).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
  }
}

describe.each(homes)('the home page in $language', ({ path, language, tag }) => {
  it.each([375, 768, 1440])(
    'shows the base information of the API on %i pixels, whole and without an error',
    async (width) => {
      const { page, faults } = await openPage({ width });
      const answer = await page.goto(app.origin + path);
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(tag);
      await expectBaseInfo(page, language);

      await expect.poll(() => missingPictures(page), { timeout: 20_000 }).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await violations(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  it('says the same without JavaScript, and its entries open', async () => {
    const { page } = await openPage({ width: 1440, javaScriptEnabled: false });
    await page.goto(app.origin + path);
    await expectBaseInfo(page, language);
    const entry = page.locator('main details').first();
    await entry.locator('summary').click();
    expect(await entry.locator('summary + *').isVisible()).toBe(true);
  });

  it('leads to each of its news, and every link of the page answers', async () => {
    const { page } = await openPage({ width: 1440, javaScriptEnabled: false });
    await page.goto(app.origin + path);
    const links = await page.evaluate(() =>
      [...document.links].filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    );
    const own = [...new Set(links)];
    expect(own.filter((link) => link.includes('/news/')).length).toBeGreaterThan(1);
    const answers = await Promise.all(
      own.map(async (link) => `${(await fetch(app.origin + link, { redirect: 'manual' })).status} ${link}`),
    );
    expect(answers.filter((line) => !line.startsWith('200 '))).toEqual([]);
  });

  it('has its canonical address and the other language in its head', async () => {
    const { page } = await openPage({ width: 1440, javaScriptEnabled: false });
    await page.goto(app.origin + path);
    const hrefs = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await hrefs('link[rel=canonical]')).toEqual([app.origin + path]);
    expect(await hrefs('link[rel=alternate][hreflang=en]')).toEqual([`${app.origin}/en`]);
    expect(await hrefs('link[rel=alternate][hreflang=zh-CN]')).toEqual([`${app.origin}/`]);
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/nowhere', '/en/nowhere', '/news/99999999', '/en/news/abc'])(
    '%s is answered with 404 and the address',
    async (path) => {
      const { page } = await openPage({ width: 375 });
      const answer = await page.goto(app.origin + path);
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      expect(await page.locator('main').textContent()).toContain(
        path.startsWith('/en') ? `Page not found: ${path}` : path,
      );
      expect(await page.locator('h1').count()).toBe(1);
      expect(await violations(page)).toEqual([]);
    },
  );
});

describe('the community’s home without a mouse', () => {
  it('begins with a link that jumps over the header', async () => {
    const { page } = await openPage({ width: 1440 });
    await page.goto(`${app.origin}/en`);
    await hydrated(page);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('href')).toBe('#content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

/** Waits until scripts have taken over what the server drew. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}
