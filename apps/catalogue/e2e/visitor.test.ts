import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { rows } from './database';
import { languages, widths } from './page-routes';
import { siteInBrowser } from './site-in-browser';
import { hydrated, thanked, watchedPage } from './watched-page';

const tagServer = createServer((request, response) => {
  response.setHeader('content-type', 'text/javascript').end(`(window.loaded ??= []).push('${request.url}')`);
});
await new Promise<void>((resolve) => tagServer.listen(0, '127.0.0.1', resolve));
const tagHost = `http://127.0.0.1:${(tagServer.address() as AddressInfo).port}`;
const { app, browser } = await siteInBrowser({
  CAPTCHA: 'on',
  ANALYTICS_TAG: `${tagHost}/analytics.js`,
  ADVERTISING_TAG: `${tagHost}/advertising.js`,
});

let context: BrowserContext;

afterAll(() => tagServer.close());

afterEach(() => context?.close());

const banner = '[data-consent-banner]';

interface Opening {
  readonly width?: number;
  readonly javaScriptEnabled?: boolean;
  readonly asksForPrivacy?: boolean;
}

async function open(path: string, { width = 1440, javaScriptEnabled = true, asksForPrivacy = false }: Opening = {}) {
  context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled });
  const watched = await watchedPage(context);
  if (asksForPrivacy) {
    await watched.page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  }
  await watched.page.goto(app.origin + path);
  if (javaScriptEnabled) await hydrated(watched.page);
  return watched;
}

const codeOf = async () => (await context.cookies()).find(({ name }) => name === 'visitor_code')?.value;

const actionsOf = (code: string | undefined) =>
  rows<{ page_type: string; page_action: string }>(
    app,
    `select page_type, page_action from visitor_actions a join visitors v on v.id = a.visitor_id
     where v.code = $1 order by a.at, a.id`,
    [code],
  );

const loadedTags = (page: Page) => page.evaluate(() => (window as { loaded?: string[] }).loaded ?? []);

describe('a visit', () => {
  it('is noted page by page, under a code of ten letters and digits', async () => {
    const { page } = await open('/');
    await page.locator('footer a[href="/privacy"]').click();
    await page.waitForURL('**/privacy');
    // The address changes before the page is drawn, and it is noted once it is.
    await page.locator('button[value=show]').waitFor();
    await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
    const code = await codeOf();
    expect(code).toMatch(/^[A-Za-z0-9]{10}$/);
    await page.goto('about:blank');
    await expect
      .poll(() => actionsOf(code), { timeout: 15_000 })
      .toEqual([
        { page_type: 'home', page_action: 'view' },
        { page_type: 'privacy', page_action: 'view' },
      ]);
  });

  it('is noted as a search too where words were looked for', async () => {
    const { page } = await open('/product-search?keywords=denim');
    await expect.poll(codeOf, { timeout: 15_000 }).toBeDefined();
    const code = await codeOf();
    await page.goto('about:blank');
    await expect
      .poll(() => actionsOf(code), { timeout: 15_000 })
      .toEqual(['view', 'search'].map((page_action) => ({ page_type: 'product_search', page_action })));
  });

  it('is not noted, and nothing is asked, where the browser asks for privacy', async () => {
    const [before] = await rows<{ count: string }>(app, 'select count(*) from visitor_actions', []);
    const { page } = await open('/', { asksForPrivacy: true });
    await page.locator('footer a[href="/privacy"]').click();
    await page.waitForURL('**/privacy');
    expect(await page.locator(banner).count()).toBe(0);
    expect(await codeOf()).toBeUndefined();
    await page.goto('about:blank');
    expect(await rows(app, 'select count(*) from visitor_actions', [])).toEqual([before]);
  });
});

describe.each(widths)('consent on a screen of %i pixels', (width) => {
  it.each(languages)('lets the tags load after a yes, and not before ($tag)', async ({ prefix }) => {
    const { page, faults } = await open(`${prefix}/about-us`, { width });
    await page.locator(banner).waitFor();
    expect(await loadedTags(page)).toEqual([]);
    const [refuse, accept] = await page.locator(`${banner} button`).all();
    const sizes = await Promise.all([refuse, accept].map((button) => button?.boundingBox()));
    expect([sizes[0]?.width, sizes[0]?.height]).toEqual([sizes[1]?.width, sizes[1]?.height]);
    await accept?.click();
    await expect.poll(() => loadedTags(page).then((tags) => tags.sort())).toEqual(['/advertising.js', '/analytics.js']);
    await page.reload();
    await hydrated(page);
    expect(await page.locator(banner).count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

describe('a refusal', () => {
  it('loads nothing, takes the code away and is kept; the privacy page takes another answer', async () => {
    const { page } = await open('/');
    await page.locator(`${banner} button`).first().click();
    await page.locator(banner).waitFor({ state: 'detached' });
    expect(await codeOf()).toBeUndefined();
    await page.goto(`${app.origin}/privacy`);
    await hydrated(page);
    expect([await page.locator(banner).count(), await loadedTags(page)]).toEqual([0, []]);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => loadedTags(page).then((tags) => tags.length)).toBe(2);
    expect(await codeOf()).toMatch(/^\w{10}$/);
  });
});

describe('the policy of pages', () => {
  it('lets in the hosts of the tags, and no other', async () => {
    const policy = (await fetch(app.origin)).headers.get('content-security-policy') ?? '';
    expect(policy.match(/https?:\/\/[^\s;]+/g)?.every((host) => host === tagHost)).toBe(true);
    expect(policy).toMatch(new RegExp(`script-src [^;]*${tagHost}`));
  });
});

/** Fills in the message form of the contact page. */
async function fillMessage(page: Page, email: string, tel = ''): Promise<void> {
  const form = page.locator('#leave-a-message');
  await form.locator('[name=name]').fill('Mira Test');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=tel]').fill(tel);
  await form.locator('[name=msg]').fill('Do you weave linen?');
}

const send = (page: Page) => page.locator('#leave-a-message [type=submit]').click();

describe('the submission of a form', () => {
  it('is reported once when contacts, phone, email and content are filled in, and says nothing of them', async () => {
    const { page } = await open('/contact-us');
    await page.locator(`${banner} button`).last().click();
    const events = () => page.evaluate(() => window.dataLayer ?? []);
    await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault(), true));
    await fillMessage(page, 'tracked@mill.example');
    await send(page);
    expect(await events()).toEqual([]);
    await fillMessage(page, 'tracked@mill.example', '+86 571 8512 0000');
    await send(page);
    await send(page);
    expect(await events()).toEqual([{ event: 'form_submission', page_type: 'contact_us' }]);
  });
});

describe('the captcha', () => {
  it('is asked for after the first try of an address, counted by the browser, and keeps what was written', async () => {
    const { page, faults } = await open('/contact-us');
    await fillMessage(page, 'first@mill.example');
    await thanked(page, () => send(page));
    await page.goto(`${app.origin}/contact-us`);
    await hydrated(page);
    await fillMessage(page, 'second@mill.example');
    await send(page);
    await page.locator('[data-captcha=count]').waitFor();
    expect(await page.locator('#leave-a-message [name=msg]').inputValue()).toBe('Do you weave linen?');
    await page.locator('altcha-widget [data-state=verified]').waitFor();
    await thanked(page, () => send(page));
    expect(await rows(app, `select 1 from inquiries where email = 'second@mill.example'`, [])).toHaveLength(1);
    // The answer that asks for it is a 422, which the console tells as well.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  });

  it('lets a form pass without script after some waiting', async () => {
    const { page } = await open('/contact-us', { javaScriptEnabled: false });
    await fillMessage(page, 'patient@mill.example');
    const confirmation = page.waitForURL(/\/inquire_success$/, { waitUntil: 'commit', timeout: 60_000 });
    await send(page);
    await page.locator('[data-captcha=wait], h1').first().waitFor();
    if (!page.url().endsWith('/inquire_success')) {
      expect(await page.locator('#leave-a-message [name=msg]').inputValue()).toBe('Do you weave linen?');
      const payload = await page.locator('#leave-a-message [name=captcha]').inputValue();
      const asked = Date.now();
      // Too early is refused with another payload; the first one stays right once its time has come.
      await expect
        .poll(
          () =>
            fetch(`${app.origin}/api/1/captcha/verify`, { method: 'POST', body: new URLSearchParams({ payload }) })
              .then((answer) => answer.json())
              .then(({ data }) => data.verified),
          { timeout: 40_000, interval: 1000 },
        )
        .toBe(true);
      expect(Date.now() - asked).toBeGreaterThan(15_000);
      await send(page);
    }
    await confirmation;
  });
});

describe.each(languages)('the privacy page ($tag)', ({ prefix }) => {
  it.each([true, false])('tells and erases what is stored; with script: %s', async (javaScriptEnabled) => {
    const { page } = await open(`${prefix}/privacy`, { javaScriptEnabled });
    const code = `Zz${javaScriptEnabled ? 'Js' : 'No'}${prefix ? 'zh' : 'en'}0000`;
    await context.addCookies([{ name: 'visitor_code', value: code, url: app.origin }]);
    const did = { page_url: '/', content_type: 'page', page_type: 'home', page_action: 'film_play' };
    await fetch(`${app.origin}/visit-note`, {
      method: 'POST',
      body: JSON.stringify({ site_id: 1, visitor_code: code, actions: [did], links: [] }),
    });
    await page.locator('button[value=show]').click();
    await page.locator('main table').waitFor();
    expect(await page.locator('main table').textContent()).toContain(code);

    await page.locator('button[value=erase]').click();
    await page.locator('[data-erased]').waitFor();
    expect(await rows(app, 'select 1 from visitors where code = $1', [code])).toEqual([]);
    await expect.poll(codeOf).toBeUndefined();
    await page.locator('button[value=erase]').click();
    await page.locator('[data-erased]').waitFor();
  });
});
