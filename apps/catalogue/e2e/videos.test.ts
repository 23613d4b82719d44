import type { BrowserContext } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteInBrowser } from './site-in-browser';
import { hydrated } from './watched-page';

const { app, browser } = await siteInBrowser();

let context: BrowserContext;
let bare: BrowserContext;

beforeAll(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
});

const languages = [
  { prefix: '', film: 'The shed opens' },
  { prefix: '/zh-cn', film: '梭口开合' },
] as const;

describe('the list of films', () => {
  it.each(languages)('plays a film in a popup that gives the focus back: $film', async ({ prefix, film }) => {
    const page = await context.newPage();
    await page.goto(`${app.origin}${prefix}/video-list`);
    await hydrated(page);
    const link = page.getByRole('main').getByRole('link', { name: film });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: film });
    await dialog.waitFor();
    expect(page.url()).toBe(`${app.origin}${prefix}/video-list`);
    const video = dialog.locator('video');
    // With reduced motion nothing moves by itself, and nothing ever sounds by itself.
    expect(await video.evaluate((element: HTMLVideoElement) => [element.paused, element.autoplay])).toEqual([
      true,
      false,
    ]);
    expect(await dialog.locator('track').count()).toBe(2);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.close();
  });

  it('leads to the film’s own page without script', async () => {
    const page = await bare.newPage();
    await page.goto(`${app.origin}/video-list`);
    await page.getByRole('main').getByRole('link', { name: 'The shed opens' }).click();
    expect(new URL(page.url()).pathname).toMatch(/^\/video-detail\/\d+-the-shed-opens$/);
    const video = page.locator('video');
    expect(await video.getAttribute('playsinline')).not.toBeNull();
    expect(await video.getAttribute('controls')).not.toBeNull();
    expect(await video.getAttribute('autoplay')).toBeNull();
    expect(await page.getByRole('link', { name: /Download the film \(MP4/ }).count()).toBe(1);
    await page.close();
  });
});

describe('a film', () => {
  it('has captions in both languages that browsers read', async () => {
    const page = await context.newPage();
    await page.goto(`${app.origin}/zh-cn/video-list`);
    const address = await page.getByRole('main').getByRole('link', { name: '梭口开合' }).getAttribute('href');
    await page.goto(`${app.origin}${address}`);
    await hydrated(page);
    const tracks = await page
      .locator('track')
      .evaluateAll((all: HTMLTrackElement[]) => all.map(({ srclang, label, src }) => ({ srclang, label, src })));
    expect(tracks.map(({ srclang, label }) => `${srclang} ${label}`)).toEqual(['en English', 'zh-CN 中文']);
    for (const { src } of tracks) {
      const answer = await fetch(src);
      expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
      expect(await answer.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
    }
    await page.close();
  });

  it('says so when it cannot be played, and what to do', async () => {
    const page = await context.newPage();
    await page.route(/\/films\/.*\.(webm|mp4)$/, (route) => route.abort());
    await page.goto(`${app.origin}/video-list`);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'The shed opens' }).click();
    // Its promise is never kept nor broken when no file can be read, so nobody waits for it.
    await page.locator('video').evaluate((element: HTMLVideoElement) => void element.play().catch(() => {}));
    const alert = page.getByRole('alert').filter({ hasText: 'cannot be played here' });
    await alert.waitFor();
    expect(await alert.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    expect(await alert.getByRole('link', { name: /Download the film/ }).getAttribute('href')).toMatch(/\.mp4$/);
    await page.close();
  });

  it.each([
    ['a wrong name', '/video-detail/1-other', 301],
    ['no such film', '/video-detail/999-x', 404],
  ])('%s', async (_what, path, status) => {
    expect((await fetch(app.origin + path, { redirect: 'manual' })).status).toBe(status);
  });
});
