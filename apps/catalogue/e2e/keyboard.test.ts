import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from './database';
import { siteInBrowser } from './site-in-browser';
import { hydrated, thanked, watchedPage } from './watched-page';

const { app, browser } = await siteInBrowser();

let context: BrowserContext;

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
});

afterEach(() => context.close());

/** No page has as many stops as this between two that a buyer needs. */
const mostStops = 120;

/** What has the focus must be on the screen, where a smooth scroll may yet bring it, and must have a ring. */
async function expectFocusIsSeen(page: Page): Promise<void> {
  const notSeen = () =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isOnScreen = box.width > 0 && box.right > 0 && box.bottom > 0 && box.top < window.innerHeight;
      const hasRing = (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
      return isOnScreen && hasRing ? null : element.outerHTML.slice(0, 160);
    });
  await expect.poll(notSeen, { timeout: 5_000 }).toBeNull();
}

/** Presses Tab until the element that a selector names has the focus. Every stop on the way must be seen. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    await expectFocusIsSeen(page);
    if (await hasFocus(page, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

const wayOn = 'main article a[href="/inquire_form"]';

describe('a buyer without a mouse', () => {
  it('jumps over the header by the first stop of a page', async () => {
    const { page } = await watchedPage(context);
    await page.goto(`${app.origin}/product-products`);
    await hydrated(page);
    await page.keyboard.press('Tab');
    const first = page.locator(':focus');
    expect(await first.textContent()).toBe('Skip to content');
    await expectFocusIsSeen(page);
    await first.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('adds a product to the inquiry and sends it, by Tab, Enter and Space alone', async () => {
    const { page, faults } = await watchedPage(context);
    await page.goto(`${app.origin}/product-products`);
    await hydrated(page);
    await tabTo(page, 'main article a[href*="/product/"]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/product\/\d+-/);
    await page.getByRole('button', { name: 'Add to inquiry', exact: true }).waitFor();
    const title = await page.getByRole('heading', { level: 1 }).textContent();

    await tabTo(page, 'main article button');
    await page.keyboard.press('Space');
    await page.getByRole('link', { name: /In your inquiry/ }).waitFor();
    // The way on stands where the button stood, and has its focus.
    await expect.poll(() => hasFocus(page, wayOn)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/inquire_form/);
    await page.getByText('1 product chosen').waitFor();

    await tabTo(page, 'main input[name=name]');
    await page.keyboard.type('Mira Test');
    await tabTo(page, 'main input[name=email]');
    await page.keyboard.type('Keys@Buyer.Example');
    await tabTo(page, 'main textarea[name=msg]');
    await page.keyboard.type('Please quote 3,000 m.');
    await tabTo(page, 'main form button[type=submit]');
    await thanked(page, () => page.keyboard.press('Enter'));

    const stored = await rows<{ names: string[] }>(
      app,
      `select array(select item->>'name' from jsonb_array_elements(ext::jsonb->'list') item) as names
         from inquiries where email = $1`,
      ['keys@buyer.example'],
    );
    expect(stored).toEqual([{ names: [title] }]);
    expect(faults).toEqual([]);
  });

  it('opens the search, closes it with Escape and stands where it stood', async () => {
    const { page } = await watchedPage(context);
    await page.goto(`${app.origin}/about-us`);
    await hydrated(page);
    await tabTo(page, 'header summary');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('keywords');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });
});
