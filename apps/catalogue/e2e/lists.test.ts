import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { rows } from './database';
import { languages, widths } from './page-routes';
import { siteInBrowser } from './site-in-browser';
import { watchedPage } from './watched-page';

// The site's wishes are written straight into the database and must show at once.
const { app, browser } = await siteInBrowser({ PAGE_CACHE_MB: '0' });

/** What comes within a while, also on a busy machine. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 15_000 });

/** Opens a page, lets a test look at it, and makes sure that nothing went wrong in it. */
async function look(path: string, options: BrowserContextOptions, test: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  try {
    const { page, faults } = await watchedPage(context);
    await page.goto(app.origin + path);
    await test(page);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

const rowNames = { '': 'New from the looms', '/zh-cn': '新品下机' } as const;

/** The row of new products; scrolled to, since it becomes a slider only when it comes near. */
async function newRow(page: Page): Promise<{ row: Locator; viewport: Locator; items: Locator }> {
  const row = page
    .locator('[aria-roledescription]')
    .filter({ has: page.locator('h2') })
    .first();
  await row.scrollIntoViewIfNeeded();
  const items = row.locator('[role=group][data-lazy]');
  return { row, items, viewport: items.first().locator('xpath=../..') };
}

const upgraded = (viewport: Locator) => viewport.and(viewport.page().locator('[data-upgraded]')).waitFor();

/** Which items can be seen whole, by their numbers from 1. */
const seen = (viewport: Locator) =>
  viewport.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('[role=group]')].flatMap((item, index) => {
      const box = item.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1 ? [index + 1] : [];
    });
  });

describe.each(languages)('a row of products ($tag)', ({ prefix }) => {
  it.each(widths)('at %i px is moved by its buttons and keys, and says where its items stand', async (width) => {
    await look(`${prefix}/`, { viewport: { width, height: 900 } }, async (page) => {
      const { row, viewport, items } = await newRow(page);
      expect(await row.getAttribute('aria-label')).toBe(rowNames[prefix]);
      await upgraded(viewport);
      const total = await items.count();
      expect(total).toBe(8);
      expect(await items.nth(2).getAttribute('aria-label')).toMatch(prefix === '' ? /^3 of 8$/ : /^第 3 项，共 8 项$/);
      const [previous, next] = [row.getByRole('button').nth(0), row.getByRole('button').nth(1)];
      expect(await previous.getAttribute('aria-disabled')).toBe('true');
      const before = await seen(viewport);
      await next.click();
      await soon(() => seen(viewport)).not.toEqual(before);
      await soon(async () => (await seen(viewport))[0]).toBe(Math.max(before.length, 1) + 1);
      await previous.click();
      await soon(() => seen(viewport)).toEqual(before);
      await next.focus();
      await page.keyboard.press('ArrowRight');
      await soon(() => seen(viewport)).not.toEqual(before);
      await page.keyboard.press('ArrowLeft');
      await soon(() => seen(viewport)).toEqual(before);
      const box = await next.boundingBox();
      expect([box?.width, box?.height].every((size) => (size ?? 0) >= 44)).toBe(true);
    });
  });

  it('scrolls and snaps without script, and offers no button that does nothing', async () => {
    await look(`${prefix}/`, { javaScriptEnabled: false, viewport: { width: 375, height: 800 } }, async (page) => {
      const { row, items } = await newRow(page);
      expect(await row.getByRole('button').filter({ hasNotText: /./ }).count()).toBe(0);
      const last = items.last();
      await last.scrollIntoViewIfNeeded();
      const box = await last.boundingBox();
      expect(box && box.x >= 0 && box.x < 375).toBe(true);
      await soon(() =>
        last
          .locator('img')
          .first()
          .evaluate((image) => getComputedStyle(image).opacity),
      ).toBe('1');
    });
  });
});

describe('a row', () => {
  it('takes 300 ms for a step, and none where less motion is wished for', async () => {
    const durations = (row: Locator) =>
      row
        .locator('[role=group]')
        .first()
        .locator('xpath=..')
        .evaluate(
          (element) =>
            new Promise<string>((resolve) => {
              const observer = new MutationObserver(() => {
                resolve(element.style.transitionDuration);
                observer.disconnect();
              });
              observer.observe(element, { attributeFilter: ['style'] });
              const button = [
                ...(element.closest('[aria-roledescription]:has(h2)')?.querySelectorAll('button[aria-controls]') ?? []),
              ].at(-1);
              if (button instanceof HTMLElement) button.click();
            }),
        );
    for (const [reducedMotion, expected] of [
      ['no-preference', '300ms'],
      ['reduce', '0ms'],
    ] as const) {
      await look('/', { reducedMotion }, async (page) => {
        const { row, viewport } = await newRow(page);
        await upgraded(viewport);
        expect(await durations(row)).toBe(expected);
      });
    }
  });

  it('brings the item that gets the focus', async () => {
    await look('/', {}, async (page) => {
      const { viewport, items } = await newRow(page);
      await upgraded(viewport);
      await items.nth(6).locator('a').first().focus();
      await soon(() => seen(viewport)).toContain(7);
      expect(await viewport.evaluate((element) => element.scrollLeft)).toBe(0);
    });
  });

  it('does not move by itself', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(`${app.origin}/`);
      const { row, viewport } = await newRow(page);
      await upgraded(viewport);
      const before = await seen(viewport);
      await page.clock.runFor(10_000);
      expect(await seen(viewport)).toEqual(before);
      expect(await row.getByRole('button').count()).toBeGreaterThan(0);
      expect(await row.getByRole('button', { name: 'Hold still' }).count()).toBe(0);
    } finally {
      await context.close();
    }
  });

  it('moves every three seconds where the site asks for it, and holds still for whoever minds', async () => {
    await rows(app, 'update sites set list_autoplay = true');
    try {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) await seeItMove(reducedMotion);
    } finally {
      await rows(app, 'update sites set list_autoplay = false');
    }
  });

  async function seeItMove(reducedMotion: 'no-preference' | 'reduce'): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
    try {
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(`${app.origin}/`);
      const { row, viewport, items } = await newRow(page);
      await upgraded(viewport);
      await page.mouse.move(2, 2);
      const first = async () => (await seen(viewport))[0];
      const moved = async (by: number) => {
        await page.clock.runFor(by);
        return first();
      };
      // The step itself takes frames of the standing clock: they are let pass in small parts.
      const comesTo = async (item: number, within: number) => {
        for (let passed = 0; passed < within && (await first()) !== item; passed += 200) await moved(200);
        expect(await first()).toBe(item);
      };
      if (reducedMotion === 'reduce') {
        expect(await moved(7000)).toBe(1);
        await row.getByRole('button', { name: 'Let it move' }).click();
        await comesTo(2, 4000);
        return;
      }
      await row.getByRole('button', { name: 'Hold still' }).waitFor();
      // Time stands still from here on, and the three seconds begin when the pointer leaves.
      await viewport.hover();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await page.mouse.move(2, 2);
      const start = (await moved(100)) ?? 0;
      expect(await moved(2000)).toBe(start);
      await comesTo(start + 1, 2000);
      await items.nth(2).locator('a').first().focus();
      const held = await moved(400);
      expect(await moved(7000)).toBe(held);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await comesTo((held ?? 0) + 1, 4000);
      await viewport.hover();
      const hovered = await moved(400);
      expect(await moved(7000)).toBe(hovered);
      await page.mouse.move(2, 2);
      await row.getByRole('button', { name: 'Hold still' }).click();
      await page.mouse.move(2, 2);
      expect(await moved(7000)).toBe(hovered);
    } finally {
      await context.close();
    }
  }

  it('stays a row that scrolls when the slider’s code cannot be loaded', async () => {
    const context = await browser.newContext({ viewport: { width: 375, height: 800 } });
    try {
      const page = await context.newPage();
      await page.route(/upgrade-row/, (route) => route.abort());
      await page.goto(`${app.origin}/`);
      // Code that cannot be loaded reloads the page once (specification §4), also in the middle of a scroll.
      await soon(async () => {
        const { items, viewport } = await newRow(page);
        await items.last().scrollIntoViewIfNeeded();
        return seen(viewport);
      }).toContain(8);
    } finally {
      await context.close();
    }
  });
});

describe('the lazy-load state of items', () => {
  it('is 0 while they wait, 1 while their pictures load, 2 when they have come', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 700 } });
    try {
      const page = await context.newPage();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/_t4_w\d+_q80\.webp/, async (route) => {
        await held;
        await route.continue().catch(() => {});
      });
      await page.goto(`${app.origin}/product-products`, { waitUntil: 'commit' });
      const items = page.locator('main ul > li[data-lazy]');
      await soon(() => items.first().getAttribute('data-lazy')).toBe('1');
      expect(await items.last().getAttribute('data-lazy')).toBe('0');
      release();
      await soon(() => items.first().getAttribute('data-lazy')).toBe('2');
      await items.last().scrollIntoViewIfNeeded();
      await soon(() => items.last().getAttribute('data-lazy')).toBe('2');
    } finally {
      await context.close();
    }
  });

  it('is 2 for pictures that were in the cache', async () => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      for (const _visit of [1, 2]) {
        await page.goto(`${app.origin}/article-list`);
        await soon(() => page.locator('li[data-lazy]').first().getAttribute('data-lazy')).toBe('2');
      }
    } finally {
      await context.close();
    }
  });
});

describe('the search', () => {
  it.each([
    ['', /denmi.*denim/],
    ['/zh-cn', /denmi.*denim/],
  ])('says what it took a misspelt word for (%s)', async (prefix, words) => {
    await look(`${prefix}/product-search?keywords=denmi`, {}, async (page) => {
      expect(await page.getByRole('note').first().textContent()).toMatch(words);
      expect(await page.locator('main ul > li[data-lazy]').count()).toBeGreaterThan(0);
    });
  });
});

describe.each(languages)('the leave-a-message form ($tag)', ({ prefix }) => {
  it('is on about us, contact us, OEM and ODM, the product list, a category and a product', async () => {
    const list = await (await fetch(`${app.origin}${prefix}/product-products`)).text();
    const product = /href="([^"]*\/product\/\d+-[\w-]+)"/.exec(list)?.[1] ?? '';
    const home = await (await fetch(`${app.origin}${prefix}/`)).text();
    const category = /href="([^"]*\/product\/category\/\d+-[\w-]+)"/.exec(home)?.[1] ?? '';
    const own = ['/about-us', '/contact-us', '/oem-odm', '/product-products'].map((path) => prefix + path);
    for (const path of [...own, product, category]) {
      const html = await (await fetch(app.origin + path)).text();
      expect([path, /<textarea[^>]*name="msg"/.test(html)]).toEqual([path, true]);
    }
  });
});
