import { launchBrowser } from '@selvedge/server-kit/e2e';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteInBrowser } from './site-in-browser';
import { hydrated, watchedPage } from './watched-page';

const { app, browser } = await siteInBrowser();

let context: BrowserContext;
let bare: BrowserContext;

beforeAll(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
});

async function addressOf(slug: string): Promise<string> {
  const page = await fetch(`${app.origin}/product-search?keywords=${slug.split('-')[0]}`);
  return new RegExp(`/product/\\d+-${slug}`).exec(await page.text())?.[0] ?? `/product/${slug}`;
}

async function opened(slug: string, prefix = ''): Promise<Page> {
  const { page } = await watchedPage(context);
  await page.goto(`${app.origin}${prefix}${await addressOf(slug)}`);
  await hydrated(page);
  return page;
}

describe('the album', () => {
  it('opens its pictures over the whole screen, by keyboard too, and gives the focus back', async () => {
    const page = await opened('madras-check-ochre');
    const picture = page.locator('#picture-1 a');
    await picture.focus();
    await page.keyboard.press('Enter');
    await page.locator('.pswp--open').waitFor();
    expect(await page.locator('.pswp').getAttribute('aria-label')).toContain('Madras');
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 of 2').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.pswp').waitFor({ state: 'detached' });
    expect(await picture.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.close();
  });

  it('magnifies beside the picture with a lens of 100 and a glass of 500 pixels, and not on a phone', async () => {
    const page = await opened('madras-check-ochre');
    const picture = await page.locator('#picture-1').boundingBox();
    if (!picture) throw new Error('no picture');
    const moveOn = () => page.mouse.move(picture.x + 300 + Math.random(), picture.y + 300);
    await page.mouse.move(picture.x + 200, picture.y + 200);
    const glass = page.locator('[data-magnifier=glass]');
    await expect
      .poll(async () => {
        await moveOn();
        return glass.count();
      })
      .toBe(1);
    expect(await page.locator('[data-magnifier=lens]').boundingBox()).toMatchObject({ width: 100, height: 100 });
    const seen = await glass.boundingBox();
    expect([seen?.width, seen?.height]).toEqual([500, 500]);
    expect(seen?.x).toBeCloseTo(picture.x + picture.width + 20, 0);
    // What the keyboard goes to must not lie below it.
    await page.keyboard.press('Tab');
    expect(await glass.count()).toBe(0);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.mouse.move(300, 400);
    await page.mouse.move(310, 410);
    expect(await glass.count()).toBe(0);
    await page.close();
  });

  it('shows a pattern at its true size and at the chosen scale', async () => {
    const page = await opened('madras-check-ochre', '/zh-cn');
    const cloth = page.getByRole('img', { name: '花回' });
    const tile = () => cloth.evaluate((element) => Number.parseFloat(getComputedStyle(element).backgroundSize));
    expect(await tile()).toBeCloseTo((30.92 * 96) / 25.4, 1);
    await page.getByRole('radio', { name: '200%' }).check({ force: true });
    expect(await tile()).toBeCloseTo((2 * 30.92 * 96) / 25.4, 1);
    await page.close();
  });

  it('is loaded when it is asked for, and turned by the arrow keys', async () => {
    const drawing = await launchBrowser({ webgl: true });
    try {
      const { page, faults } = await watchedPage(await drawing.newContext({ viewport: { width: 1000, height: 800 } }));
      await page.goto(`${app.origin}${await addressOf('madras-check-ochre')}`);
      await hydrated(page);
      expect(await page.locator('model-viewer').count()).toBe(0);
      await page.getByRole('button', { name: 'Turn it in 3D' }).click();
      const viewer = page.locator('model-viewer');
      await page.getByText(/arrow keys to turn it/).waitFor({ timeout: 45_000 });
      expect(await viewer.evaluate((element) => element === document.activeElement)).toBe(true);
      // The page's policy lets it have its own styles; without them its canvas would stand in the text.
      const canvas = page.locator('model-viewer canvas');
      expect(await canvas.evaluate((element) => getComputedStyle(element).position)).toBe('absolute');
      const angle = () =>
        viewer.evaluate((element) =>
          (element as unknown as { getCameraOrbit(): { theta: number } }).getCameraOrbit().theta.toFixed(3),
        );
      const before = await angle();
      await page.keyboard.press('ArrowRight');
      await expect.poll(angle, { timeout: 15_000 }).not.toBe(before);
      expect(faults).toEqual([]);
    } finally {
      await drawing.close();
    }
  });

  it('says so when the browser cannot draw in three dimensions, and offers the model', async () => {
    const { page, faults } = await watchedPage(context);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`${app.origin}${await addressOf('madras-check-ochre')}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Turn it in 3D' }).click();
    await page.getByRole('alert').filter({ hasText: 'WebGL' }).waitFor();
    const model = await page.getByRole('link', { name: 'Take the model along' }).getAttribute('href');
    const answer = await fetch(app.origin + model);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
    expect(faults).toEqual([]);
    await page.close();
  });
});

describe('the tabs', () => {
  it('open by an anchor and move by arrow keys', async () => {
    const { page } = await watchedPage(context);
    await page.goto(`${app.origin}${await addressOf('selvedge-denim-14-raw')}#reviews`);
    await hydrated(page);
    const reviews = page.getByRole('tab', { name: /^Reviews/ });
    await expect.poll(() => reviews.getAttribute('aria-selected')).toBe('true');
    expect(await reviews.textContent()).toContain('8');
    await reviews.focus();
    await page.keyboard.press('Home');
    expect(await page.getByRole('tab', { name: 'Description' }).getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('tab', { selected: false }).first().getAttribute('tabindex')).toBe('-1');
    await page.close();
  });

  it('show all panels without script, with reviews sorted by links', async () => {
    const page = await bare.newPage();
    await page.goto(`${app.origin}${await addressOf('selvedge-denim-14-raw')}?review_sort=lowest`);
    expect(await page.locator('#reviews ol').first().locator('> li').count()).toBe(6);
    expect(await page.locator('#reviews ol').first().locator('> li').first().textContent()).toContain(
      'Too stiff for our bags',
    );
    expect(await page.locator('#description').isVisible()).toBe(true);
    await page.locator('#reviews').getByRole('link', { name: 'Highest score' }).click();
    expect(page.url()).toContain('review_sort=highest#reviews');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await page.close();
  });

  it('say what to do where nobody has reviewed yet, and claim no rating', async () => {
    const page = await opened('bengal-stripe-bordeaux', '/zh-cn');
    await page.getByRole('tab', { name: /^评价/ }).click();
    await page.getByText('该产品暂无评价').waitFor();
    expect(await page.content()).not.toContain('aggregateRating');
    await page.close();
  });
});

describe('wrong addresses', () => {
  it.each([
    ['a wrong name', '/product/10-something-else', 301],
    ['no name', '/zh-cn/product/10', 301],
    ['no such product', '/product/99999-x', 404],
    ['no number', '/product/x', 404],
  ])('%s', async (_what, path, status) => {
    const answer = await fetch(app.origin + path, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    if (status === 301) expect(answer.headers.get('location')).toMatch(/\/product\/10-madras-check-ochre$/);
  });
});
