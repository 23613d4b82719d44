import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { rows } from './database';
import { siteInBrowser } from './site-in-browser';
import { hydrated, thanked, type WatchedPage, watchedPage } from './watched-page';

const { app, browser } = await siteInBrowser();

let context: BrowserContext;

afterEach(() => context?.close());

const offer = {
  name: 'enquiry with drawings.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

interface StoredInquiry {
  id: number;
  name: string;
  email: string;
  msg: string;
  ext: { type: string; list: { id: number; name: string; images: string[] }[] } | null;
  files: { name: string; size: number; content_type: string }[];
}

function inquiriesFrom(email: string): Promise<StoredInquiry[]> {
  return rows<StoredInquiry>(
    app,
    `select i.id, i.name, i.email, i.msg, i.ext,
       (select coalesce(json_agg(json_build_object('name', f.name, 'size', u.size, 'content_type', u.content_type)), '[]')
          from inquiry_files f join uploads u on u.id = f.upload_id where f.inquiry_id = i.id) as files
     from inquiries i where i.email = $1`,
    [email],
  );
}

/** A page in a browser of its own: nobody's basket is in it yet. */
async function openPage(options: { javaScriptEnabled: boolean; width: number }): Promise<WatchedPage> {
  const { javaScriptEnabled, width } = options;
  context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } });
  return watchedPage(context);
}

async function fillForm(page: Page, email: string): Promise<void> {
  // Only the inquiry takes files: the page before, which stands until this one is drawn, has a form with these names too.
  const form = page.locator('main form:has(input[name=files])');
  await form.locator('input[name=name]').fill('Mira Test');
  await form.locator('input[name=company]').fill('Shirts & Sons');
  await form.locator('input[name=email]').fill(email);
  await form.locator('textarea[name=msg]').fill('3,000 m of each, navy and white.\nDelivery in March.');
  await form.locator('input[name=files]').setInputFiles(offer);
}

async function expectStoredOnce(email: string): Promise<StoredInquiry> {
  const found = await inquiriesFrom(email);
  expect(found).toHaveLength(1);
  const [inquiry] = found;
  if (!inquiry) throw new Error('unreachable');
  expect(inquiry.ext?.type).toBe('product');
  expect(inquiry.ext?.list).toHaveLength(2);
  for (const product of inquiry.ext?.list ?? []) {
    expect(product).toEqual({ id: expect.any(Number), name: expect.stringMatching(/\S/), images: expect.any(Array) });
    expect(product.images[0]).toMatch(/\/p\d+\/\d+-.+\.webp$/);
  }
  expect(inquiry.files).toEqual([{ name: offer.name, size: offer.buffer.length, content_type: 'application/pdf' }]);
  return inquiry;
}

describe.each([375, 1440])('a buyer on a screen of %i pixels', (width) => {
  it('goes from home to a category, puts two products into the inquiry, sends it with a PDF and is led home', async () => {
    const { page, faults } = await openPage({ javaScriptEnabled: true, width });
    await page.goto(app.origin);
    await page.locator('main a[href*="/product/category/"]').first().click();
    await page.waitForURL(/\/product\/category\/\d+-/);

    await page.locator('main article').first().getByRole('link').first().click();
    await page.waitForURL(/\/product\/\d+-/);
    await page.getByRole('button', { name: 'Add to inquiry', exact: true }).first().click();
    await page.goBack();
    await page.waitForURL(/\/product\/category\//);
    await page
      .locator('main article')
      .nth(1)
      .getByRole('button', { name: /Add to inquiry/ })
      .click();
    await expect.poll(() => page.locator('header a[href$="/inquire_form"]').first().textContent()).toMatch(/2/);

    await page.locator('header a[href$="/inquire_form"]').first().click();
    await page.waitForURL(/\/inquire_form/);
    const email = `Mira.${width}@Buyer.Example`;
    await fillForm(page, email);
    await page.locator('main textarea[name=msg]').focus();
    expect(await page.locator('main input[name=email]').inputValue()).toBe(email.toLowerCase());
    // Listened for before the click: the confirmation stands for two seconds only, whatever else this machine does.
    const shown = page.waitForURL(/\/inquire_success/, { waitUntil: 'commit' }).then(() => performance.now());
    await page.getByRole('button', { name: 'Send inquiry' }).dblclick();
    const shownAt = await shown;
    await page.waitForURL(`${app.origin}/`, { waitUntil: 'commit' });
    expect(performance.now() - shownAt).toBeGreaterThan(1000);

    await expectStoredOnce(email.toLowerCase());
    await page.goto(`${app.origin}/inquire_form`);
    await page.getByText('Nothing chosen yet').waitFor();
    expect(faults).toEqual([]);
  });

  it('does the same with JavaScript off', async () => {
    const { page } = await openPage({ javaScriptEnabled: false, width });
    await page.goto(app.origin);
    await page.locator('main a[href*="/product/category/"]').first().click();
    await page.locator('main article').first().getByRole('link').first().click();
    expect(page.url()).toMatch(/\/product\/\d+-/);
    await page.locator('main a[href*="/inquire_form"]', { hasText: 'Add to inquiry' }).first().click();
    expect(page.url()).toMatch(/\/inquire_form\?products=\d+/);
    await page.getByRole('link', { name: 'Add more products' }).click();
    await page.locator('main article a[href*="/inquire_form"]').nth(1).click();
    expect(page.url()).toMatch(/\/inquire_form\?products=\d+(,|%2C)\d+/);

    const email = `Quiet.${width}@Buyer.Example`;
    await fillForm(page, email);
    await thanked(page, () => page.getByRole('button', { name: 'Send inquiry' }).click());
    await page.waitForURL(`${app.origin}/`, { timeout: 20_000 });
    await expectStoredOnce(email.toLowerCase());
  });
});

describe('a buyer who errs', () => {
  it('is told at the field, in Chinese on the Chinese page, and keeps what was typed', async () => {
    const { page } = await openPage({ javaScriptEnabled: true, width: 1440 });
    await page.goto(`${app.origin}/zh-cn/inquire_form`);
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.locator('main input[name=name]').fill('李测试');
    await page.locator('main input[name=email]').fill('not-an-address');
    await page.locator('main textarea[name=msg]').fill('请报价');
    await page.locator('main form button[type=submit]').last().click();
    const field = page.locator('main input[name=email]');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    const message = await page.locator(`[id="${described.split(' ').at(-1)}"]`).textContent();
    expect(message).toMatch(/[\u4e00-\u9fff]/);
    expect(await page.locator('main input[name=name]').inputValue()).toBe('李测试');
    expect(await page.locator('main textarea[name=msg]').inputValue()).toBe('请报价');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await inquiriesFrom('not-an-address')).toEqual([]);
  });

  it('sends again after a refused file without losing the message', async () => {
    const { page } = await openPage({ javaScriptEnabled: true, width: 1440 });
    await page.goto(`${app.origin}/inquire_form`);
    await fillForm(page, 'again@buyer.example');
    await page.locator('main input[name=files]').setInputFiles({
      name: 'offer.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(4000)]),
    });
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect.poll(() => page.locator('main input[name=files]').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('main textarea[name=msg]').inputValue()).toContain('3,000 m');
    expect(await inquiriesFrom('again@buyer.example')).toEqual([]);

    await page.locator('main input[name=files]').setInputFiles(offer);
    await thanked(page, () => page.getByRole('button', { name: 'Send inquiry' }).click());
    expect(await inquiriesFrom('again@buyer.example')).toHaveLength(1);
  });
});

describe('the header’s search', () => {
  it('replaces the history entry, so that Back leads to where one came from', async () => {
    const { page } = await openPage({ javaScriptEnabled: true, width: 1440 });
    await page.goto(`${app.origin}/about-us`);
    await page.goto(`${app.origin}/contact-us`);
    await hydrated(page);
    const search = page.locator('header input[name=keywords]').first();
    if (!(await search.isVisible())) await page.locator('header').getByText('Search').first().click();
    await search.fill('herringbone');
    await search.press('Enter');
    await page.waitForURL(/\/product-search\?keywords=herringbone/);
    await page
      .locator('main article', { hasText: /herringbone/i })
      .first()
      .waitFor();
    await page.goBack();
    await page.waitForURL(/\/about-us$/);
  });
});
