import { htmlFaults, missingPictures, overflowOf, violations } from '@selvedge/server-kit/e2e';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalInBrowser } from './portal-in-browser';

// Some of these open dozens of pages, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 240_000 });

const { app, browser } = await portalInBrowser();
let context: BrowserContext | undefined;

afterEach(async () => {
  await context?.close();
  context = undefined;
});

/** The public pages of the association, with lists that hold much, little and nothing; its first records have these numbers. */
const ofAssociation = [
  '/about',
  '/people',
  '/members',
  '/members/60',
  '/members?keywords=nobody-has-this-name',
  '/companies',
  '/companies?trade=2&page=2',
  '/companies/20',
  '/news',
  '/news/5',
  '/announcements',
  '/announcements/3',
  '/jobs',
  '/jobs/4',
  '/activities',
  '/activities?month=2026-11',
  '/activities/1',
  '/contact',
  '/contact?sent=1',
  '/search',
  '/search?keywords=denim',
  '/search?keywords=nothing-has-this-word',
] as const;

/** A small community's, on a path of the same host. */
const ofCircle = [
  '',
  '/about',
  '/people',
  '/members',
  '/companies',
  '/news/63',
  '/jobs/31',
  '/search?keywords=loom',
].map((path) => `/c/weavers${path}`);

const inEnglish = (path: string) =>
  path.startsWith('/c/') ? path.replace(/^\/c\/[a-z]+/, (base) => `${base}/en`) : `/en${path}`;

const all = [...ofAssociation, ...ofCircle].flatMap((path) => [path, inEnglish(path)]);

const widths = [375, 768, 1440] as const;

async function openPage(width: number, javaScriptEnabled = true) {
  context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce', viewport: { width, height: 900 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  return { page, faults };
}

/** Waits until scripts have taken over what the server drew. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

it.each(all)('%s stands whole on a phone, a tablet and a desk', async (path) => {
  const { page, faults } = await openPage(widths[0]);
  const answer = await page.goto(app.origin + path);
  expect(answer?.status()).toBe(200);
  expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([]);
  await hydrated(page);
  expect(await page.locator('h1').count()).toBe(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => missingPictures(page), { timeout: 20_000 }).toEqual([]);
    expect(await overflowOf(page), `${width} px`).toEqual([]);
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  expect(faults).toEqual([]);
});

it.each(['', '/en'])('every link of the public pages below %j answers', async (prefix) => {
  const { page } = await openPage(1440, false);
  const links = new Set<string>();
  for (const path of ofAssociation) {
    await page.goto(app.origin + prefix + path);
    for (const link of await linksOf(page)) links.add(link);
  }
  expect(await unanswered(links)).toEqual([]);
});

describe('a community on a path of a shared host', () => {
  it.each(['/c/weavers', '/c/weavers/en'])('keeps everybody on its own pages: %s', async (home) => {
    const { page } = await openPage(1440, false);
    const seen = new Set<string>();
    const queue = [home, `${home}/activities`, `${home}/join`];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      if (/\.(?:rss|ics)$/.test(path)) continue;
      await page.goto(app.origin + path);
      const canonical = page.locator('link[rel=canonical]');
      if ((await canonical.count()) > 0) {
        expect(await canonical.getAttribute('href')).toMatch(new RegExp(`^${app.origin}/c/weavers`));
      }
      for (const form of await page.locator('main form[action]').all()) {
        expect(await form.getAttribute('action'), path).toMatch(/^\/c\/weavers/);
      }
      queue.push(...(await linksOf(page)).map((link) => link.split('#')[0] ?? link));
    }
    expect(seen.size).toBeGreaterThan(40);
    // The association, of which the circle is a branch, is named on the page about it.
    const strangers = [...seen].filter((path) => !path.startsWith('/c/weavers'));
    expect(strangers).toEqual([]);
  });

  it('goes on within its pages by script, and changes the language there', async () => {
    const { page, faults } = await openPage(1440);
    await page.goto(`${app.origin}/c/weavers/en`);
    await hydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Studios' }).first().click();
    await page.waitForURL(`${app.origin}/c/weavers/en/companies`);
    await page.getByRole('link', { name: 'Blue Vat' }).click();
    await page.waitForURL(/\/c\/weavers\/en\/companies\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Blue Vat' }).waitFor();
    await page.getByRole('link', { name: '中文' }).click();
    await page.waitForURL(/\/c\/weavers\/companies\/\d+$/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('蓝缸');
    expect(faults).toEqual([]);
  });

  it.each([true, false])('takes messages for itself (script: %s)', async (script) => {
    const { page } = await openPage(375, script);
    await page.goto(`${app.origin}/c/weavers/en/contact`);
    if (script) await hydrated(page);
    await write(page);
    await page.waitForURL(`${app.origin}/c/weavers/en/contact?sent=1`);
    await page.locator('main').getByText('We have your message').first().waitFor();
  });

  it('sends a guest to its own page of signing in, and from there back', async () => {
    const { page } = await openPage(375, false);
    await page.goto(`${app.origin}/c/weavers/en/me`);
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('next')]).toEqual(['/c/weavers/en/sign-in', '/en/me']);
  });

  it.each(['/c/weavers/news/5', '/c/weavers/companies/20', '/c/weavers/members/60', '/c/nobody', '/news/63'])(
    'shows nothing of another one: %s is not found',
    async (path) => {
      expect((await fetch(app.origin + path)).status).toBe(404);
    },
  );

  it('is as it was when its page was kept, and each page is kept for its own community', async () => {
    const read = async (path: string) => (await fetch(app.origin + path)).text();
    const [own, first] = [await read('/c/weavers/en/about'), await read('/en/about')];
    expect(await read('/c/weavers/en/about')).toBe(own);
    expect(own).toContain('Old Wharf');
    expect(first).not.toContain('the first cloth was crooked');
  });
});

describe('a visitor', () => {
  it.each(
    [375, 1440].flatMap((width) => [
      [width, true],
      [width, false],
    ]) as [number, boolean][],
  )('finds a company and writes to the message board (%i px, script: %s)', async (width, script) => {
    const { page } = await openPage(width, script);
    await page.goto(`${app.origin}/en/companies`);
    await page.getByRole('searchbox').fill('denim');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/keywords=denim/);
    await page.getByRole('link', { name: 'Beidu Denim' }).click();
    await page.waitForURL(/\/en\/companies\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Beidu Denim' }).waitFor();
    await page.goto(`${app.origin}/en/contact`);
    if (script) await hydrated(page);
    await write(page);
    await page.waitForURL(/sent=1/);
    await page.locator('main').getByText('We have your message').first().waitFor();
  });

  it('narrows the directory without script, and the address keeps what was chosen', async () => {
    const { page } = await openPage(375, false);
    await page.goto(`${app.origin}/en/members`);
    await page.getByLabel('Region').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/region=\d+/);
    expect(await page.getByLabel('Region').inputValue()).toMatch(/^\d+$/);
    expect(await page.locator('main a[href^="/en/members/"]').count()).toBeGreaterThan(0);
  });

  it('is told at the field what is wrong, and keeps what was typed', async () => {
    const { page } = await openPage(375);
    await page.goto(`${app.origin}/en/contact`);
    await hydrated(page);
    await page.getByLabel('Name').fill('Anna Larsen');
    await page.getByLabel('Phone').fill('call me');
    await page.getByLabel('E-mail').fill('anna@buyers.example');
    await page.getByLabel('Your message').fill('Hello');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('phone');
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna Larsen');
  });

  it('is counted by the page and by nothing else', async () => {
    const { page } = await openPage(375);
    const counted = page.waitForRequest((request) => request.url().endsWith('/v1/h5/cc/visit/add'));
    await page.goto(`${app.origin}/en/companies`);
    // The body of a beacon is shown to nobody.
    expect((await counted).method()).toBe('POST');
  });
});

/** Writes to the message board of the page. */
async function write(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Anna Larsen');
  await page.getByLabel('Phone').fill('+45 33 12 00 00');
  await page.getByLabel('E-mail').fill('anna@buyers.example');
  await page.getByLabel('Your message').fill('Do you weave 12 oz selvedge denim?');
  await page.getByRole('button', { name: 'Send message' }).click();
}

/** The links of a page to this host, but for those that are made for the one who asks and those that lead to another community. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.links]
      .filter(({ origin, rel }) => origin === location.origin && rel !== 'nofollow')
      .filter((link) => link.closest('[data-neighbours]') === null && !/sign-in/.test(link.pathname))
      .map(({ pathname, search }) => pathname + search),
  );
}

async function unanswered(links: ReadonlySet<string>): Promise<string[]> {
  const waiting = [...links];
  const found: string[] = [];
  const ask = async (): Promise<void> => {
    for (let link = waiting.pop(); link !== undefined; link = waiting.pop()) {
      const { status } = await fetch(app.origin + link);
      if (status !== 200) found.push(`${status} ${link}`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return found;
}
