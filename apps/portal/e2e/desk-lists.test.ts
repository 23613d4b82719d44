import { violations } from '@selvedge/server-kit/e2e';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { portalInBrowser } from './portal-in-browser';

const { app, people } = await portalInBrowser();

const htmlOf = async (path: string) => (await fetch(app.origin + path)).text();

const photo = await sharp({ create: { width: 1200, height: 500, channels: 3, background: '#41597a' } })
  .jpeg()
  .toBuffer();

/** Sends a picture by the library's form, within whatever shows that form. */
async function sendPicture(page: Page, scope: ReturnType<Page['locator']>, alt: string) {
  const form = scope.getByRole('form', { name: 'Send a picture' });
  await form
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'loom.jpg', mimeType: 'image/jpeg', buffer: photo });
  await form.getByLabel('What it shows (English)').fill(alt);
  await form.getByLabel('What it shows (中文)').fill(`${alt} 中`);
  await form.getByRole('button', { name: 'Send a picture' }).click();
  await page.getByText('The picture is in the library.').waitFor();
}

describe('a banner', () => {
  it('is made with a new picture, ordered by keyboard, and seen on the home page', async () => {
    const page = await people.signedIn('administrator', 1440);
    await page.goto(`${app.origin}/en/manage/banners`);
    await page.getByRole('button', { name: 'Add' }).click();
    const row = page.locator('#main-content ol > li').last();
    await row.getByLabel('Title').first().fill('织机开放日');
    await row.getByLabel('Title').last().fill('Open looms day');
    await row.getByLabel('Leads to').fill('/companies');
    await row.getByRole('button', { name: 'Choose a picture' }).click();
    const dialog = page.getByRole('dialog');
    await sendPicture(page, dialog, 'A loom from the side');
    await dialog.waitFor({ state: 'hidden' });
    // Beside the words that name it a picture is decoration, and has no role.
    await row.locator('img').first().waitFor();
    const up = page.getByRole('button', { name: 'Move up: Open looms day' });
    for (let steps = await page.locator('#main-content ol > li').count(); steps > 1; steps -= 1) {
      await up.focus();
      await page.keyboard.press('Enter');
    }
    await page.getByText(/^Moved to place 1 of/).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The list is saved.').waitFor();
    await expect.poll(() => htmlOf('/en'), { timeout: 20_000 }).toContain('Open looms day');
    const shown = await (await fetch(`${app.origin}/v1/h5/cc/banner/getAllByCCId/1?lang=en`)).json();
    expect(shown.data.list[0]).toMatchObject({ title: 'Open looms day', img: { alt: 'A loom from the side' } });

    // What shows a picture keeps it.
    await page.goto(`${app.origin}/en/manage/media`);
    await page.getByRole('button', { name: 'A loom from the side' }).click();
    await page.getByText('Banner: Open looms day').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('It is still used, so nothing was deleted.').waitFor();
  });

  it('that is wrong says so at its field, and keeps what was typed', async () => {
    const page = await people.signedIn('administrator', 375);
    await page.goto(`${app.origin}/en/manage/banners`);
    await page.locator('#main-content ol > li').first().getByRole('button', { expanded: false }).click();
    const link = page.getByLabel('Leads to');
    await link.fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => link.getAttribute('aria-invalid'), { timeout: 20_000 }).toBe('true');
    expect(await link.inputValue()).toBe('javascript:alert(1)');
  });
});

describe('a job', () => {
  it('is written, published from its row and found by guests', async () => {
    const page = await people.signedIn('editor', 1440);
    await page.goto(`${app.origin}/en/manage/jobs/create`);
    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByRole('option').first().click();
    const texts = page.locator('#texts-en');
    await texts.getByLabel('Job').fill('Fitter of old looms');
    await texts.getByLabel('Place').fill('Canal district');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/jobs\/\d+$/);
    const id = page.url().match(/\d+$/)?.[0];
    expect((await fetch(`${app.origin}/en/jobs/${id}`)).status).toBe(404);
    await page.goto(`${app.origin}/en/manage/jobs`);
    await page.getByRole('switch', { name: 'Published: Fitter of old looms' }).click();
    await expect.poll(async () => (await fetch(`${app.origin}/en/jobs/${id}`)).status, { timeout: 20_000 }).toBe(200);
  });
});

const screens = [
  '/messages',
  '/media',
  '/media/1',
  '/announcements/1',
  '/banners',
  '/positions',
  '/navigation',
  '/categories',
  '/members',
  '/members/1',
  '/jobs/create',
  '/settings',
  '/visits',
];

describe.each([375, 1440])('on %d pixels', (width) => {
  it.each(screens)('everybody can use %s', async (path) => {
    const page = await people.signedIn('administrator', width);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${app.origin}/en/manage${path}`);
    await page.locator('#main-content :is(h1, section, input, li, td, button, .RaEmpty-message)').first().waitFor();
    await expect.poll(() => page.locator('.MuiCircularProgress-root, [aria-busy=true]').count()).toBe(0);
    const row = page.locator('#main-content ol > li button[aria-expanded]').first();
    if ((await row.count()) > 0) {
      await row.click();
      await page.locator('#main-content ol > li input').first().waitFor();
    }
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });
});
