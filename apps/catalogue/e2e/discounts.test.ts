import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from './database';
import { languages, widths } from './page-routes';
import { callApi } from './running-catalogue';
import { siteInBrowser } from './site-in-browser';
import { hydrated, watchedPage } from './watched-page';

// Periods are written straight into the database, which no publication tells of.
const { app, browser } = await siteInBrowser({ PAGE_CACHE_MB: '0' });

/** What comes within a while, also on a busy machine. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 15_000 });

const textOf = async (path: string) => (await fetch(app.origin + path)).text();
const open = (isShop: boolean) => rows(app, 'update sites set is_shop = $1', [isShop]);

describe('while the site is no shop', () => {
  it('no price and no discount travels, in pages or in their data', async () => {
    for (const path of ['/product-products', '/product-products.data', '/product-discount-now', '/']) {
      const text = await textOf(path);
      expect([path, /price_min|priceMin|discount_setting|Get \d+% Off|Sale ends/.test(text)]).toEqual([path, false]);
    }
  });

  it.each([
    ['/product-discount-now', 200],
    ['/product-discount-upcoming', 200],
    ['/reduction/1-indigo-weeks', 404],
  ])('%s answers with %i, and search engines pass by', async (path, status) => {
    const answer = await fetch(app.origin + path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  });
});

const words = {
  '': {
    now: 'Sale ends in',
    upcoming: 'Sale starts in',
    none: 'Nothing is on sale',
    label: 'Get 10% Off',
    from: 'Buy 1000pcs',
  },
  '/zh-cn': {
    now: '距优惠结束',
    upcoming: '距优惠开始',
    none: '目前没有优惠',
    label: '优惠 10%',
    from: '购满 1000 件',
  },
} as const;

describe.each(languages)('a shop ($tag)', ({ prefix }) => {
  const said = words[prefix];

  beforeAll(() => open(true));
  afterAll(() => open(false));

  it.each(widths)('at %i px has lists of what is on sale now and soon, as tabs of the product list', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    try {
      const { page, faults } = await watchedPage(context);
      await page.goto(`${app.origin}${prefix}/product-products`);
      const tabs = page.locator(`main a[href$="/product-discount-now"]`).first();
      await tabs.click();
      await page.locator('[aria-current=page][href$="/product-discount-now"]').first().waitFor();
      const timer = page.locator('[data-phase=now]').first();
      await soon(() => timer.textContent()).toContain(said.now);
      const list = (await page.locator('main').textContent()) ?? '';
      expect(list).toContain(said.label);
      expect(list).toContain(said.from);
      await page.locator(`main a[href$="/product-discount-upcoming"]`).first().click();
      await soon(() => page.locator('[data-phase=upcoming]').first().textContent()).toContain(said.upcoming);
      expect(await page.locator('[aria-current=page][href$="/product-discount-upcoming"]').count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  });

  it('writes the moment as a date with its time zone where no script runs', async () => {
    const html = await textOf(`${prefix}/product-discount-now`);
    expect(html).toMatch(/<time dateTime="[^"]+Z">[^<]*20\d\d[^<]*UTC/i);
    expect(html).not.toContain(said.now);
  });

  it('shows a reduction with its rules and what it covers, at its own address only', async () => {
    const answer = await fetch(`${app.origin}${prefix}/reduction/1-older-name`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${prefix}/reduction/1-indigo-weeks`]);
    const html = await textOf(`${prefix}/reduction/1-indigo-weeks`);
    expect(html).toContain(said.label);
    expect(html).toContain(said.from);
    expect(html.match(/<li data-lazy/g)).toHaveLength(5);
  });

  it('says that nothing is on sale when that is so', async () => {
    const periods = await rows<{ id: number; discount_end: Date }>(
      app,
      'select id, discount_end from products where discount_start < now()',
    );
    await rows(
      app,
      `update products set discount_end = discount_start + interval '1 second' where discount_start < now()`,
    );
    try {
      expect(await textOf(`${prefix}/product-discount-now`)).toContain(said.none);
    } finally {
      for (const { id, discount_end } of periods)
        await rows(app, 'update products set discount_end = $1 where id = $2', [discount_end, id]);
    }
  });
});

/** The seconds that a timer shows. */
async function secondsOf(page: Page): Promise<number> {
  const text = (await page.locator('[data-phase] [role=timer]').first().textContent()) ?? '';
  const figures = text.match(/\d+/g)?.map(Number).reverse() ?? [];
  return figures.reduce((sum, figure, index) => sum + figure * ([1, 60, 3600, 86_400][index] ?? 0), 0);
}

describe('the timer', () => {
  beforeAll(() => open(true));
  afterAll(() => open(false));

  async function onList(visit: (page: Page) => Promise<void>, clock?: Date): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      if (clock) await page.clock.install({ time: clock });
      await page.goto(`${app.origin}/product-discount-now`);
      await page.locator('[data-phase=now] [role=timer]').first().waitFor();
      await visit(page);
    } finally {
      await context.close();
    }
  }

  const left = async () => {
    const { data } = await callApi(app, '/product/list?type=now&page_size=1');
    return data.list[0].discount_end_time - Date.now() / 1000;
  };

  it.each([
    ['years behind', new Date('2001-01-01T00:00:00Z')],
    ['years ahead', new Date('2050-01-01T00:00:00Z')],
  ])('runs by the server’s clock when the visitor’s is %s', async (_what, clock) => {
    await onList(async (page) => {
      expect(Math.abs((await secondsOf(page)) - (await left()))).toBeLessThan(10);
    }, clock);
  });

  it('ticks each second and is right again after a sleep', async () => {
    await onList(async (page) => {
      const before = await secondsOf(page);
      await page.clock.runFor(5000);
      expect(before - (await secondsOf(page))).toBe(5);
      const asked = page.waitForResponse(/\/server-time/);
      // The wall clock jumps: the computer has slept, and the server is asked for the time again.
      await page.clock.setSystemTime(new Date('2051-01-01T00:00:00Z'));
      await page.clock.runFor(2000);
      await asked;
      await page.clock.runFor(1000);
      expect(Math.abs((await secondsOf(page)) - (await left()))).toBeLessThan(20);
    }, new Date('2050-01-01T00:00:00Z'));
  });

  it('loads the list again at zero: what is over goes, and what begins comes', async () => {
    const inAMoment = new Date(Date.now() + 6000).toISOString();
    const [one] = await rows<{ id: number; discount_end: Date }>(
      app,
      `select id, discount_end from products where discount_start < now() and discount_end > now() order by id limit 1`,
    );
    await rows(app, 'update products set discount_end = $1 where id = $2', [inAMoment, one?.id]);
    try {
      await onList(async (page) => {
        const link = page.locator(`main a[href*="/product/${one?.id}-"]`);
        expect(await link.count()).toBeGreaterThan(0);
        await soon(() => link.count()).toBe(0);
      });
    } finally {
      await rows(app, 'update products set discount_end = $1 where id = $2', [one?.discount_end, one?.id]);
    }
  });

  it('keeps the date while the server does not tell the time', async () => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.route(/\/server-time/, (route) => route.abort());
      await page.goto(`${app.origin}/product-discount-now`);
      await hydrated(page);
      expect(await page.locator('[data-phase=now]').first().textContent()).toMatch(/^Sale ends on .*UTC$/);
    } finally {
      await context.close();
    }
  });

  it('is never answered from a cache', async () => {
    const answer = await fetch(`${app.origin}/server-time`);
    expect([answer.headers.get('cache-control'), Math.abs((await answer.json()).now - Date.now()) < 5000]).toEqual([
      'no-store',
      true,
    ]);
  });
});
