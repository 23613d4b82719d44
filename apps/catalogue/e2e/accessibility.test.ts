import { violations } from '@selvedge/server-kit/e2e';
import type { BrowserContext } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, everyPage } from './page-routes';
import { siteInBrowser } from './site-in-browser';
import { hydrated } from './watched-page';

const { app, browser } = await siteInBrowser();

let context: BrowserContext;

beforeAll(async () => {
  // Without motion, so that nothing is judged half faded in.
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
});

/** These are other pages of this list with other words in them. */
const alike = [
  'home as /index',
  'home as /index.html',
  'page 2 of the product list',
  'page 2 of a category',
  'yarn processing',
  'yarn weaving',
  'denim fabric finishing',
];

/** Both languages are drawn alike, so one of them is enough at a desk. */
const lookedAt = { en: [1440, 375], 'zh-CN': [375] } as const;

describe('WCAG 2.2 AA', () => {
  it.each(everyPage.filter(({ name }) => !alike.includes(name)))('is kept by $title', async (route) => {
    const page = await context.newPage();
    try {
      await page.goto(app.origin + (await addressOf(app, route, route.language)));
      await hydrated(page);
      for (const width of lookedAt[route.language.tag]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${width} px`).toEqual([]);
      }
    } finally {
      await page.close();
    }
  });

  it('would be seen to be broken: a field without a label is found', async () => {
    const page = await context.newPage();
    try {
      await page.goto(`${app.origin}/contact-us`);
      await hydrated(page);
      await page.evaluate(() => document.querySelector('main label')?.remove());
      expect(await violations(page)).toEqual([expect.stringMatching(/^label: /)]);
    } finally {
      await page.close();
    }
  });
});
