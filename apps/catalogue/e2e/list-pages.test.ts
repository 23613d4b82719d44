import { describe, expect, it } from 'vitest';
import { languages, linksOf } from './page-routes';
import { siteInBrowser } from './site-in-browser';

const { app, browser } = await siteInBrowser();

/** What an address answers with: its status, and for a redirect where it leads. */
async function answerOf(path: string): Promise<string> {
  const answer = await fetch(app.origin + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  const location = answer.headers.get('location');
  return location === null ? String(answer.status) : `${answer.status} ${new URL(location, app.origin + path).href}`;
}

describe.each(languages)('the pages of a list ($tag)', ({ prefix }) => {
  it.each([
    ['/product-products', 200],
    ['/product-products_list2.html', 200],
    ['/product-products_list9999.html', 404],
    ['/article-list_list9999.html', 404],
    ['/product-products?page=abc', 200],
    ['/product-search_list2.html?keywords=denim', 200],
    ['/about-us_list2.html', 404],
  ])('%s answers with %i', async (path, status) => {
    expect(await answerOf(prefix + path)).toBe(String(status));
  });

  it.each([
    ['/product-products_list.html?page=2', '/product-products_list2.html'],
    ['/product-products?page=2', '/product-products_list2.html'],
    ['/product-products_list1.html', '/product-products'],
    ['/product-products_list.html?page=abc', '/product-products'],
    ['/product-products_list.html?page=2&sort=newest', '/product-products_list2.html?sort=newest'],
    ['/article-list2', '/article-list_list2.html'],
    ['/article-list/2', '/article-list_list2.html'],
    ['/article-list?page=2', '/article-list_list2.html'],
  ])('%s is another spelling of %s and redirects there', async (path, own) => {
    expect(await answerOf(prefix + path)).toBe(`301 ${app.origin}${prefix}${own}`);
  });

  it.each([
    ['/product/', '/product-products'],
    ['/product/category/', '/'],
    ['/article-detail/', '/article-list'],
    ['/video-detail/', '/video-list'],
  ])('an outdated or missing name below %s redirects to the current one', async (base, on) => {
    const page = await (await fetch(app.origin + prefix + on)).text();
    const named = /(\/\d+)-[\w-]+$/;
    const own = linksOf(page).find((link) => link.startsWith(prefix + base) && named.test(link));
    const withoutName = own?.replace(named, '$1');
    for (const other of [`${withoutName}`, `${withoutName}-an-older-name`])
      expect(await answerOf(other)).toBe(`301 ${app.origin}${own}`);
  });
});

describe('the go-to-page form', () => {
  it.each([true, false])(
    'leads to the page’s own address, never beyond the last (script: %s)',
    async (javaScriptEnabled) => {
      const context = await browser.newContext({ javaScriptEnabled });
      try {
        const page = await context.newPage();
        await page.goto(`${app.origin}/product-products?sort=newest`);
        const field = page.getByLabel('Go to page');
        await field.fill('3');
        await field.press('Enter');
        await page.waitForURL(`${app.origin}/product-products_list3.html?sort=newest`);
        await page.locator('[aria-current=page]', { hasText: '3' }).waitFor();
      } finally {
        await context.close();
      }
    },
  );

  it('keeps digits only and is capped at the page count while one types', async () => {
    const page = await browser.newPage();
    try {
      await page.goto(`${app.origin}/product-products`);
      const field = page.getByLabel('Go to page');
      const last = await page.locator('nav[aria-label=Pages] a').filter({ hasText: /^\d+$/ }).last().textContent();
      await expect
        // Until the page's code is there, what is typed stays as it was typed.
        .poll(async () => {
          await field.fill('');
          await field.pressSequentially('9x9');
          return field.inputValue();
        })
        .toBe(last);
    } finally {
      await page.close();
    }
  });
});
