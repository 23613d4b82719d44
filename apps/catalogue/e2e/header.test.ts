import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { rows } from './database';
import { languages } from './page-routes';
import { siteInBrowser } from './site-in-browser';
import { hydrated } from './watched-page';

const { app, browser } = await siteInBrowser();

let context: BrowserContext;

afterEach(() => context?.close());

async function open(path: string, width = 1440): Promise<Page> {
  context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(app.origin + path);
  await hydrated(page);
  return page;
}

/** What the mill's staff would set; the publication tells whatever keeps pages. */
async function setLayout(layout: Record<string, string | number>): Promise<void> {
  const values = Object.entries(layout);
  const set = values.map(([name], index) => `${name} = $${index + 1}`).join(', ');
  await rows(
    app,
    `update sites set ${set}, publish_version = publish_version + 1`,
    values.map(([, value]) => value),
  );
}

/** A busy machine draws late. */
const patient = { timeout: 10_000 };

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const headerTop = (page: Page) => page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top);
const isHeaderSeen = (page: Page) =>
  page.evaluate(() => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) > 0);

describe.each(languages)('the menu ($tag)', ({ prefix, tag }) => {
  const openerName = { en: 'Show Fabrics', 'zh-CN': '展开面料' }[tag];

  it('opens flat to a pointer that rests on it, as wide as the page, with pictures 140 px wide', async () => {
    const page = await open(`${prefix}/about-us`);
    const opener = page.getByRole('button', { name: openerName });
    await page.hover('nav li:first-child > a');
    await expect.poll(() => opener.getAttribute('aria-expanded'), patient).toBe('true');
    const panel = page.locator(`[id="${await opener.getAttribute('aria-controls')}"]`);
    expect((await panel.boundingBox())?.width).toBe(1440);
    await panel.locator('img').first().waitFor();
    expect(await panel.locator('img').first().getAttribute('srcset')).toMatch(/_t4_w140_q\d+\.webp 140w/);
    await page.mouse.move(700, 880);
    await expect.poll(() => opener.getAttribute('aria-expanded'), patient).toBe('false');
  });

  it('opens to the focus and closes to Escape, which leaves the focus where the menu was', async () => {
    const page = await open(`${prefix}/about-us`);
    const opener = page.getByRole('button', { name: openerName });
    const isOpen = () => opener.getAttribute('aria-expanded');
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect.poll(isOpen, patient).toBe('true');
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-open] [id] a'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen, patient).toBe('false');
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(isOpen, patient).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(isOpen, patient).toBe('false');
  });

  it.each([375, 768])('covers a page of %i px, keeps the focus and gives it back', async (width) => {
    const page = await open(`${prefix}/about-us`, width);
    const summary = page.locator('header details:has(nav) > summary');
    await summary.press('Enter');
    const isInMenu = () => page.evaluate(() => document.activeElement?.closest('details:has(nav)') !== null);
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab');
      expect(await isInMenu(), `stop ${stop}`).toBe(true);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.keyboard.press('Escape');
    expect(await page.locator('header details[open]').count()).toBe(0);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('the header', () => {
  it('stays in sight while it is fixed, and looks different past 300 px', async () => {
    await setLayout({ header_mode: 'fixed' });
    const page = await open('/product-products');
    const background = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('header') as Element).boxShadow);
    await scrollTo(page, 300);
    expect(await background()).toBe('none');
    await scrollTo(page, 301);
    await expect.poll(background, patient).not.toBe('none');
    expect(await headerTop(page)).toBe(0);
  });

  it('hides past 300 px on the way down, and shows on the way up and to the focus', async () => {
    await setLayout({ header_mode: 'hide' });
    const page = await open('/product-products');
    await scrollTo(page, 300);
    await expect.poll(() => isHeaderSeen(page), patient).toBe(true);
    await scrollTo(page, 900);
    await expect.poll(() => isHeaderSeen(page), patient).toBe(false);
    await scrollTo(page, 800);
    await expect.poll(() => headerTop(page), patient).toBe(0);
    await scrollTo(page, 1200);
    await expect.poll(() => isHeaderSeen(page), patient).toBe(false);
    await page.locator('header a').first().focus();
    await expect.poll(() => headerTop(page), patient).toBe(0);
    await setLayout({ header_mode: 'fixed' });
  });

  it('stands elsewhere on the home page: over its first picture, and above the others', async () => {
    await setLayout({ header_position: 1, home_header_position: 2 });
    const page = await open('/');
    const under = (selector: string) =>
      page.evaluate((inMain) => {
        const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector(inMain)?.getBoundingClientRect().top ?? 0) < bottom;
      }, selector);
    expect(await under('main [data-first-picture]')).toBe(true);
    await page.locator('footer a[href="/about-us"]').click();
    await page.waitForURL(/about-us/);
    await page.locator('main h1').waitFor();
    await expect.poll(() => under('main > *'), patient).toBe(false);
  });

  it('has the name centred above the menu, and only the menu past 300 px', async () => {
    await setLayout({ header_position: 3 });
    const page = await open('/about-us');
    const name = await page.locator('header a').first().boundingBox();
    const menu = await page.locator('header nav').first().boundingBox();
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((menu?.y ?? 0) + 1);
    await scrollTo(page, 600);
    const middle = () => page.locator('header nav').first().boundingBox();
    await expect.poll(async () => Math.round((await middle())?.y ?? -1), patient).toBe(0);
    await setLayout({ header_position: 1 });
  });

  it('folds a list of a normal dropdown that is higher than 320 px, until all is asked for', async () => {
    await setLayout({ header_dropdown: 'normal' });
    const page = await open('/about-us');
    const entry = page.locator('nav li:first-child').first();
    await page.hover('nav li:first-child > a');
    const showAll = entry.getByRole('button', { name: 'Show all' });
    await showAll.waitFor();
    const last = entry.getByRole('link', { name: 'All products' });
    expect(await last.isVisible()).toBe(false);
    expect((await entry.locator('ul').first().boundingBox())?.height).toBeLessThanOrEqual(320);
    expect(await entry.locator('img').first().getAttribute('srcset')).toMatch(/_t4_w70_q\d+\.webp 70w/);
    await showAll.click();
    await last.waitFor();
    expect(await last.isVisible()).toBe(true);
    await setLayout({ header_dropdown: 'flat' });
  });
});

describe('the search of the header', () => {
  it('runs only with keywords, and replaces the page in the history', async () => {
    const page = await open('/about-us');
    await page.locator('footer a[href="/contact-us"]').click();
    await page.waitForURL(/contact-us/);
    const length = await page.evaluate(() => window.history.length);
    const search = async (words: string) => {
      await page.locator('header summary', { hasText: 'Search' }).click();
      await page.locator('header [name=keywords]:visible').fill(words);
      await page.keyboard.press('Enter');
    };
    await search('   ');
    expect(new URL(page.url()).pathname).toBe('/contact-us');
    await page.keyboard.press('Escape');
    await search('denim');
    await page.waitForURL(/product-search\?keywords=denim/);
    await expect.poll(() => focused(page), patient).toMatch(/denim/);
    await search('linen');
    await page.waitForURL(/keywords=linen/);
    expect(await page.evaluate(() => window.history.length)).toBe(length);
    await page.goBack();
    await page.waitForURL(/about-us/);
  });
});
