import { htmlFaults, missingPictures, overflowOf, violations } from '@selvedge/server-kit/e2e';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { rows } from './database';
import { inLanguage, languages, linksOf, widths } from './page-routes';
import { aProduct, inVersions, receipt } from './shop-steps';
import { siteInBrowser } from './site-in-browser';
import { hydrated, watchedPage } from './watched-page';

const { app, browser } = await siteInBrowser({ SHOP: 'on', LIMITS: 'off' });
const first = await aProduct(app);
const chosen = await inVersions(app);
const [soldOut] = await rows<{ id: number; slug: string }>(
  app,
  'select id, slug from products where price_min is not null and id > $1 order by id limit 1',
  [chosen.id],
);
if (!soldOut) throw new Error('The demo has too few products with a price.');

const context: BrowserContext = await browser.newContext({
  reducedMotion: 'reduce',
  viewport: { width: widths[0], height: 900 },
});
afterAll(() => context.close());

/** Orders without script, as a form alone does, and tells the order's own address. */
async function place(paymentType: number): Promise<string> {
  const page = await fetch(`${app.origin}/checkout?buy=${first.id}x20`);
  const html = await page.text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const hidden = ['lines', 'total', 'shown', 'idempotency_key'].map((name) => [name, field(name)]);
  const buyer = { name: 'Ines Test', email: 'ines@buyer.example', phone: '+351 22 123 4567', country: 'Portugal' };
  const rest = { city: 'Porto', street: 'Rua do Tear 5', payment_type: String(paymentType), terms: '1' };
  const answer = await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(hidden), ...buyer, ...rest }),
    headers: { origin: app.origin },
    redirect: 'manual',
  });
  const address = answer.headers.get('location') ?? '';
  expect(address, `${answer.status}`).toMatch(/^\/order\/SO-/);
  return address.replace('&placed=1', '');
}

/** Sends a form of an order's page. */
async function ask(address: string, fields: Readonly<Record<string, string | File>>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await fetch(app.origin + address, { method: 'POST', body, headers: { origin: app.origin } });
  expect(answer.status).toBe(200);
}

const toTransfer = await place(16);
const proved = await place(12);
await ask(proved, { intent: 'proof', files: new File([receipt.buffer], receipt.name, { type: receipt.mimeType }) });
const cancelled = await place(16);
await ask(cancelled, { intent: 'cancel' });
await rows(app, 'update products set stock = 0 where id = $1', [soldOut.id]);
await rows(app, 'update sites set publish_version = publish_version + 1');

const wholeCart = `${chosen.id}-1x20,${first.id}x20,${soldOut.id}x20`;

/** The pages that a site has, or that look otherwise, while it is a shop. */
const pages = [
  { name: 'home with prices', path: '/' },
  { name: 'the product list with prices', path: '/product-products' },
  { name: 'a product that is sold in several versions', path: `/product/${chosen.id}-${chosen.slug}` },
  { name: 'a product that is sold out', path: `/product/${soldOut.id}-${soldOut.slug}` },
  { name: 'an empty cart', path: '/cart', isPrivate: true },
  { name: 'a cart with what can be had and what cannot', path: `/cart?cart=${wholeCart}`, isPrivate: true },
  { name: 'a checkout of nothing', path: '/checkout?buy=', isPrivate: true },
  { name: 'a checkout', path: `/checkout?buy=${first.id}x20`, isPrivate: true },
  { name: 'an order that waits for a transfer', path: toTransfer, isPrivate: true },
  { name: 'an order whose proof is looked at', path: proved, isPrivate: true },
  { name: 'a cancelled order', path: cancelled, isPrivate: true },
].flatMap((page) => languages.map((language) => ({ isPrivate: false, ...page, language, tag: language.tag })));

/** Prices are asked for after the page has come. */
const settled = async (page: Page) => {
  await hydrated(page);
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
};

describe('every page of the shop, in both languages and at three widths', () => {
  it.each(pages)('$name ($tag) stands whole, and keeps WCAG 2.2 AA', async ({ path, language, isPrivate }) => {
    const { page, faults } = await watchedPage(context);
    try {
      await page.goto(app.origin + inLanguage(path, language));
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language.tag);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('img:not([alt])').count()).toBe(0);
      const robots = page.locator('meta[name=robots]');
      expect(await robots.evaluateAll((all) => all.map((each) => each.getAttribute('content')))).toEqual(
        isPrivate ? ['noindex, follow'] : [],
      );
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => missingPictures(page), { timeout: 20_000, message: `${width} px` }).toEqual([]);
        expect(await overflowOf(page), `${width} px`).toEqual([]);
        expect(await violations(page), `${width} px`).toEqual([]);
      }
      expect(faults).toEqual([]);
    } finally {
      await page.close();
    }
  });

  it.each(pages)('$name ($tag) is valid HTML, and its links lead somewhere', async ({ path, language }) => {
    const html = await (await fetch(app.origin + inLanguage(path, language))).text();
    expect(await htmlFaults(html)).toEqual([]);
    const links = new Set(linksOf(html).map((link) => new URL(link, app.origin + inLanguage(path, language))));
    const own = [...links].filter(
      ({ origin, pathname }) => origin === app.origin && /cart|checkout|order/.test(pathname),
    );
    const answers = await Promise.all(own.map(async (url) => `${(await fetch(url)).status} ${url.pathname}`));
    expect(answers.filter((line) => !line.startsWith('200 '))).toEqual([]);
  });
});

describe('what programs read of a price', () => {
  it.each([
    ['in stock', first, 'InStock'],
    ['sold out', soldOut, 'OutOfStock'],
  ])('is that it is %s', async (_what, { id, slug }, word) => {
    const html = await (await fetch(`${app.origin}/product/${id}-${slug}`)).text();
    expect(html).toContain(`"availability":"https://schema.org/${word}"`);
  });
});
