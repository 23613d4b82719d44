import { violations } from '@selvedge/server-kit/e2e';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { portalInBrowser } from './portal-in-browser';

// The desk is a large program, and the machine may have much else to do.
vi.setConfig({ testTimeout: 180_000 });

const { app, people } = await portalInBrowser();

const patient = { timeout: 60_000 };
const htmlOf = async (path: string) => (await fetch(app.origin + path)).text();
const statusOf = async (path: string) => (await fetch(app.origin + path)).status;

/** Chooses the first picture of the library for what a part of a form shows. */
async function choosePicture(page: Page, scope: ReturnType<Page['locator']>): Promise<string> {
  await scope.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog');
  const first = dialog.locator('li button, li [role=button]').first();
  await first.waitFor(patient);
  await first.click();
  await dialog.waitFor({ state: 'hidden' });
  const shown = scope.locator('img').first();
  await shown.waitFor();
  return (await shown.getAttribute('src'))?.match(/\/p\d\/[\w-]+?(?=_t|\.webp)/)?.[0] ?? '';
}

describe('a company at the desk', () => {
  it.each([1440, 375])(
    'is written, refused at its field, and shown with its pictures and products (%i px)',
    async (width) => {
      const page = await people.signedIn('editor', width);
      const name = `Shuttle and Reed ${width}`;
      await page.goto(`${app.origin}/en/manage/enterprises/create`);
      if (width < 900) await page.getByRole('tab', { name: 'English' }).click(patient);
      const texts = page.locator('#texts-en');
      await texts.getByLabel('Name').fill(name);
      await texts.getByLabel('What it makes').fill('Jacquard');
      await page.getByLabel('Website').fill('ftp://shuttle.example');
      await page.getByRole('button', { name: 'Save' }).click();
      const website = page.getByLabel('Website');
      await expect.poll(() => website.getAttribute('aria-invalid'), patient).toBe('true');
      await website.fill('https://shuttle.example');
      const mill = await choosePicture(page, page.getByRole('group', { name: 'Picture' }));
      await page.getByRole('button', { name: 'Save' }).click();
      await page.waitForURL(/\/enterprises\/\d+$/, patient);
      const id = page.url().match(/\d+$/)?.[0];
      await expect.poll(() => htmlOf(`/en/companies/${id}`), patient).toContain(name);
      expect(await htmlOf(`/en/companies/${id}`)).toContain(mill);

      const products = page.locator('section[aria-labelledby=products]');
      await products.getByRole('button', { name: 'Add' }).click(patient);
      const row = products.locator('ol > li').last();
      if (width < 900) await row.getByRole('tab', { name: 'English' }).click();
      const words = row.locator('[id$="texts-en"]');
      await words.getByLabel('Name').fill(`Red selvedge ${width}`);
      await words.getByLabel('Figures in one line').fill('460 g/m²');
      const cloth = await choosePicture(page, row);
      await row.getByRole('switch', { name: 'Published' }).check();
      await products.getByRole('button', { name: 'Save' }).click();
      await page.getByText('The list is saved.').waitFor(patient);
      await expect.poll(() => htmlOf(`/en/companies/${id}`), patient).toContain(`Red selvedge ${width}`);
      expect(await htmlOf(`/en/companies/${id}`)).toContain(cloth);
      expect(await violations(page)).toEqual([]);
    },
  );

  it.each([375, 1440])('has screens that everybody can use (%i px)', async (width) => {
    const page = await people.signedIn('administrator', width);
    for (const path of ['', '/create', '/1']) {
      await page.goto(`${app.origin}/en/manage/enterprises${path}`);
      await page.locator('#main-content :is(h1, section, input, li, td)').first().waitFor(patient);
      await expect.poll(() => page.locator('.MuiCircularProgress-root, [aria-busy=true]').count(), patient).toBe(0);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });
});

it('news carries a picture that an editor has chosen from the library', async () => {
  const page = await people.signedIn('editor', 1440);
  await page.goto(`${app.origin}/en/manage/news/create`);
  const texts = page.locator('#texts-en');
  await texts.getByLabel('Title').fill('A loom with its picture', patient);
  await texts.getByLabel('Text').fill('It stands in the hall.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option').nth(1).click();
  const picture = await choosePicture(page, page.getByRole('group', { name: 'Picture' }));
  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/news\/\d+$/, patient);
  const id = page.url().match(/\d+$/)?.[0];
  await expect.poll(() => statusOf(`/en/news/${id}`), patient).toBe(200);
  expect(picture).toMatch(/^\/p\d\//);
  expect(await htmlOf(`/en/news/${id}`)).toContain(picture);
  const shown = await (await fetch(`${app.origin}/v1/h5/cc/news/detail/0/${id}`)).json();
  expect((await fetch(app.origin + shown.data.img.url)).headers.get('content-type')).toMatch(/^image\//);
});

describe('a company that has left', () => {
  it.each([1440, 375])('is taken out of the directory at the desk, and comes back (%i px)', async (width) => {
    const page = await people.signedIn('editor', width);
    await page.goto(`${app.origin}/en/manage/enterprises/create`);
    if (width < 900) await page.getByRole('tab', { name: 'English' }).click(patient);
    const name = `Left the trade ${width}`;
    await page.locator('#texts-en').getByLabel('Name').fill(name, patient);
    await page.locator('#texts-en').getByLabel('What it makes').fill('Felt');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/enterprises\/\d+$/, patient);
    const address = `/en/companies/${page.url().match(/\d+$/)?.[0]}`;
    const found = `/en/companies?keywords=${encodeURIComponent(name)}`;
    await expect.poll(() => statusOf(address), patient).toBe(200);
    await expect.poll(async () => (await htmlOf(found)).includes(address), patient).toBe(true);
    for (const isListed of [false, true]) {
      await page.getByRole('switch', { name: 'In the directory' }).setChecked(isListed);
      await page.getByRole('toolbar').getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => statusOf(address), patient).toBe(isListed ? 200 : 404);
      await expect.poll(async () => (await htmlOf(found)).includes(address), patient).toBe(isListed);
      await page.reload();
      const held = page.getByRole('switch', { name: 'In the directory' });
      await held.waitFor(patient);
      await expect.poll(() => held.isChecked(), patient).toBe(isListed);
    }
  });
});

describe('the chooser of communities', () => {
  it.each([1440, 375])(
    'leads from one desk to the other and back, each with its own records (%i px)',
    async (width) => {
      const page = await people.signedIn('administrator', width);
      const go = async (community: string, address: string) => {
        await page.getByRole('button', { name: 'Other communities' }).click(patient);
        await page.getByRole('menuitem', { name: community }).click();
        await page.waitForURL(app.origin + address, patient);
      };
      const listed = page.locator('#main-content').getByText('Blue Vat');
      await page.goto(`${app.origin}/en/manage`);
      await go('Weftshore Young Weavers', '/c/weavers/en/manage');
      await page.goto(`${app.origin}/c/weavers/en/manage/enterprises`);
      await listed.waitFor(patient);
      expect(await violations(page)).toEqual([]);
      await go('Weftshore Textile Association', '/en/manage');
      await page.goto(`${app.origin}/en/manage/enterprises`);
      await page.locator('#main-content :is(td, li)').first().waitFor(patient);
      expect(await listed.count()).toBe(0);
    },
  );

  it('is not there for who works for one, who is shown the way to the own desk', async () => {
    const page = await people.signedIn('editor', 375);
    await page.goto(`${app.origin}/en/manage`);
    await page.getByRole('heading', { level: 1 }).waitFor(patient);
    expect(await page.getByRole('button', { name: 'Other communities' }).count()).toBe(0);
    const answer = await page.goto(`${app.origin}/c/weavers/en/manage`);
    expect(answer?.status()).toBe(403);
    await page.getByRole('link', { name: 'Weftshore Textile Association' }).first().click();
    await page.waitForURL(`${app.origin}/en/manage`, patient);
  });
});
