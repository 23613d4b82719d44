import { readdir, readFile } from 'node:fs/promises';
import { violations } from '@selvedge/server-kit/e2e';
import type {} from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { portalInBrowser } from './portal-in-browser';

const { app, people } = await portalInBrowser();

const guestStatus = async (path: string) => (await fetch(app.origin + path)).status;

/** A moment in some hours, as a field of day and time shows it by the clock of Beijing. */
const beijingIn = (hours: number) => new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(0, 16);

const desks = [
  {
    width: 1440,
    home: '/manage',
    words: {
      title: '标题',
      body: '正文',
      category: '栏目',
      later: '定时发布',
      at: /发布时间/,
      now: '已发布',
      save: '保存',
      preview: '预览',
    },
  },
  {
    width: 375,
    home: '/en/manage',
    words: {
      title: 'Title',
      body: 'Text',
      category: 'Category',
      later: 'Scheduled',
      at: /Goes public at/,
      now: 'Published',
      save: 'Save',
      preview: 'Preview',
    },
  },
] as const;

describe.each(desks)('the desk on $width pixels', ({ width, home, words }) => {
  it('lets an editor write news in two languages, schedule, preview and publish it', async () => {
    const page = await people.signedIn('editor', width);
    await page.goto(`${app.origin}${home}/news/create`);
    const titles = { 'zh-cn': `秋季交易会开幕 ${width}`, en: `The autumn fair opens ${width}` };
    for (const [tab, locale] of [
      ['中文', 'zh-cn'],
      ['English', 'en'],
    ] as const) {
      if (width < 900) await page.getByRole('tab', { name: tab }).click();
      const texts = page.locator(`#texts-${locale}`);
      await texts.getByLabel(words.title).fill(titles[locale]);
      await texts.getByLabel(words.body).fill(`${titles[locale]}.\n\n${locale}`);
    }
    await page.getByRole('combobox', { name: words.category }).click();
    await page.getByRole('option').nth(1).click();
    await page.getByRole('radio', { name: words.later }).check();
    await page.getByLabel(words.at).fill(beijingIn(2));
    await page.getByRole('button', { name: words.save }).click();
    await page.waitForURL(/\/news\/\d+$/);
    const id = page.url().match(/\d+$/)?.[0];

    expect([await guestStatus(`/news/${id}`), await guestStatus(`/en/news/${id}`)]).toEqual([404, 404]);
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: words.preview }).click(),
    ]);
    await preview.getByRole('heading', { level: 1, name: titles[home === '/manage' ? 'zh-cn' : 'en'] }).waitFor();
    // Whoever has the address sees it; who takes the token off sees nothing.
    expect((await fetch(preview.url())).status).toBe(200);

    await page.getByRole('radio', { name: words.now }).check();
    await page.getByRole('button', { name: words.save }).click();
    await expect.poll(() => guestStatus(`/news/${id}`), { timeout: 20_000 }).toBe(200);
    expect(await (await fetch(`${app.origin}/news/${id}`)).text()).toContain(titles['zh-cn']);
    expect(await (await fetch(`${app.origin}/en/news/${id}`)).text()).toContain(titles.en);
  });

  it.each(['', '/news', '/news/1', '/announcements', '/roles', '/audit'])(
    'has screens that everybody can use: %s',
    async (path) => {
      const page = await people.signedIn('administrator', width);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(app.origin + home + path);
      await page.locator('#main-content :is(h1, section, input, li, td, button)').first().waitFor();
      await expect.poll(() => page.locator('.MuiCircularProgress-root, [aria-busy=true]').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(faults).toEqual([]);
    },
  );
});

describe('a role', () => {
  it('is given and taken away, and holds or not from that moment on', async () => {
    const member = await people.signedIn('member', 375);
    const administrator = await people.signedIn('administrator', 1440);
    const mayWrite = async () => (await member.request.get(`${app.origin}/v1/cc/news/search/1/1/0`)).status() === 200;
    expect((await member.goto(`${app.origin}/manage`))?.status()).toBe(403);

    await administrator.goto(`${app.origin}/en/manage/roles`);
    await administrator.getByRole('cell', { name: 'Editor' }).click();
    await administrator.getByLabel('Nick, phone or e-mail').fill('member@weftshore.example');
    await administrator.getByRole('button', { name: 'Search' }).click();
    await administrator.getByRole('button', { name: /^Give: / }).click();
    await expect.poll(mayWrite, { timeout: 20_000 }).toBe(true);
    expect((await member.goto(`${app.origin}/manage`))?.status()).toBe(200);
    await member.getByRole('heading', { level: 1 }).waitFor();

    const row = administrator.getByRole('listitem').filter({ hasText: '织机旁的小李' });
    await row.getByRole('button', { name: /^Take away/ }).click();
    await administrator.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(mayWrite, { timeout: 20_000 }).toBe(false);
    expect((await member.goto(`${app.origin}/manage`))?.status()).toBe(403);
  });
});

describe('the desk’s menu', () => {
  it('says every name to its end, and slides for nobody who asks for less motion', async () => {
    const page = await people.signedIn('administrator', 1440);
    await page.goto(`${app.origin}/en/manage`);
    const menu = page.locator('.RaSidebar-fixed');
    await menu.getByRole('menuitem', { name: 'Announcement models' }).waitFor();
    const cut = await menu
      .locator('[role=menuitem], [role=menuitem] *')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(cut).toEqual([]);
    const times = await page
      .locator('.RaSidebar-paper')
      .evaluate((paper) => getComputedStyle(paper).transitionDuration);
    expect(times).toBe('0.001s');
  });
});

describe('the desk’s code', () => {
  it('comes to nobody who has not opened the desk', async () => {
    const assets = new URL('../build/client/assets/', import.meta.url);
    const files = await readdir(assets);
    const name = files.find((file) => file.startsWith('manifest-'));
    const manifest = JSON.parse(
      (await readFile(new URL(name ?? '', assets), 'utf8')).replace(/^window\.__remixManifest=|;$/g, ''),
    ) as { entry: Part; routes: Record<string, Part> };
    // The desk's own module and nothing that a page names is where react-admin lies.
    const named = [manifest.entry, ...Object.values(manifest.routes)].flatMap(({ module, imports }) => [
      module,
      ...imports,
    ]);
    const texts = await Promise.all(
      [...new Set(named)].map(async (file) => readFile(new URL(file.replace('/assets/', ''), assets), 'utf8')),
    );
    const isDesk = (text: string) => text.includes('RaLayout');
    expect(texts.filter(isDesk)).toEqual([]);
    const own = files.filter((file) => /^desk-.*\.js$/.test(file));
    const desk = await Promise.all(own.map((file) => readFile(new URL(file, assets), 'utf8')));
    expect(desk.some(isDesk)).toBe(true);
  });

  it('sends who is not signed in to sign in, and back', async () => {
    const answer = await fetch(`${app.origin}/en/manage/news`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/sign-in?next=%2Fen%2Fmanage%2Fnews']);
  });
});

interface Part {
  readonly module: string;
  readonly imports: readonly string[];
}
