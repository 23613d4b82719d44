import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { rows } from './database';
import { languages, widths } from './page-routes';
import { callApi } from './running-catalogue';
import { siteInBrowser } from './site-in-browser';
import { hydrated, thanked, watchedPage } from './watched-page';

const { app, browser } = await siteInBrowser();

let context: BrowserContext;

afterEach(() => context?.close());

const launcher = '[data-chat-launcher]';
const widget = '[data-chat-panel]';

async function open(path: string, options: { width?: number; javaScriptEnabled?: boolean; status?: string } = {}) {
  const { width = 1440, javaScriptEnabled = true, status } = options;
  context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled });
  const watched = await watchedPage(context);
  if (status !== undefined) {
    await watched.page.addInitScript(
      (value) => localStorage.getItem('social_status') ?? localStorage.setItem('social_status', value),
      status,
    );
  }
  await watched.page.goto(app.origin + path);
  if (javaScriptEnabled) await hydrated(watched.page);
  return watched;
}

const panelOf = async (page: Page) => {
  await page.locator(launcher).click();
  await page.locator(widget).waitFor();
  return page.locator(widget).getAttribute('data-chat-panel');
};

const statusOf = (page: Page) => page.evaluate(() => localStorage.getItem('social_status'));

describe.each(widths)('the chat on a screen of %i pixels', (width) => {
  it.each(languages)(
    'begins with the inquiry, goes on to the chat, and closes by Escape ($tag)',
    async ({ prefix }) => {
      const { page, faults } = await open(`${prefix}/about-us`, { width });
      expect(await panelOf(page)).toBe('inquiry');
      expect(await page.locator(`${widget} form [name=msg]`).isVisible()).toBe(true);
      expect(await page.locator(widget).evaluate((dialog) => dialog.matches(':modal'))).toBe(width <= 576);

      await page.locator(`${widget} button`).last().click();
      await page.locator(`${widget} [data-network=whatsapp]`).waitFor();
      expect(await statusOf(page)).toBe('1');

      await page.locator(`${widget} [data-network=wechat] summary`).click();
      const code = page.locator(`${widget} [data-network=wechat] img`);
      expect(await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(
        true,
      );

      await page.keyboard.press('Escape');
      await page.locator(widget).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.matches('[data-chat-launcher]'))).toBe(true);
      expect(faults).toEqual([]);
    },
  );
});

describe('what comes first', () => {
  it('is the chat, once a status is set and the site requires it', async () => {
    const { page } = await open('/', { status: '1' });
    expect([await panelOf(page), await statusOf(page)]).toEqual(['chat', '1']);
  });

  it('is the chat after an inquiry was sent: a stored 2 becomes 1', async () => {
    const { page } = await open('/', { status: '2' });
    expect([await panelOf(page), await statusOf(page)]).toEqual(['chat', '1']);
  });

  it('is stored as 2 by an inquiry that was sent from the popup', async () => {
    const { page } = await open('/about-us');
    await panelOf(page);
    const form = page.locator(`${widget} form`);
    await form.locator('[name=name]').fill('Mira Test');
    await form.locator('[name=email]').fill('chat@mill.example');
    await form.locator('[name=msg]').fill('A word before we chat.');
    await thanked(page, () => form.locator('[type=submit]').click());
    await expect.poll(() => statusOf(page)).toBe('2');
  });
});

describe('an address of the chat', () => {
  it('asks before it leaves, and is noted when it is opened', async () => {
    const { page } = await open('/contact-us', { status: '1' });
    await panelOf(page);
    const link = page.locator(`${widget} [data-network=whatsapp] a`);
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(
      'https://wa.me/8600055500142?text=Hello%2C%20I%20have%20a%20question%20about%20an%20article.',
    );
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'there' }));
    await link.click();
    const question = page.getByRole('alertdialog');
    expect(await question.textContent()).toContain('Link jump');
    await Promise.all([context.waitForEvent('page'), question.getByRole('button').first().click()]);
    await expect
      .poll(() => rows(app, `select name from link_clicks where target_url like 'https://wa.me/%'`, []))
      .toEqual([{ name: 'WhatsApp +86 00055500142' }]);
  });

  it('is noted also where it opens a program', async () => {
    const { page } = await open('/', { status: '1' });
    await panelOf(page);
    const mail = page.locator(`${widget} [data-network=email] a`);
    await mail.waitFor();
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await mail.click();
    await expect
      .poll(() => rows(app, `select name from link_clicks where target_url like 'mailto:%'`, []))
      .toEqual([{ name: 'email' }]);
  });
});

describe('without script', () => {
  it.each(languages)('the chat leads to the contact page ($tag)', async ({ prefix }) => {
    const { page } = await open(`${prefix}/about-us`, { javaScriptEnabled: false });
    await page.locator(launcher).click();
    expect(new URL(page.url()).pathname).toBe(`${prefix}/contact-us`);
  });
});

describe.each(languages)('the contact page ($tag)', ({ prefix }) => {
  it('lists every way to chat, the code too, without script', async () => {
    const { social } = (await callApi(app, '/site/base-info')).data;
    const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
    try {
      const page = await bare.newPage();
      await page.goto(`${app.origin}${prefix}/contact-us`);
      const ways = page.locator('section[aria-labelledby=ways-to-chat] li');
      expect(await ways.count()).toBe(social.length);
      expect(await ways.locator('a[href^="https://wa.me/"]').count()).toBe(1);
      const code = ways.and(page.locator('[data-network=wechat]'));
      await code.locator('summary').click();
      await code.locator('img').waitFor();
      expect(await code.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    } finally {
      await bare.close();
    }
  });
});
