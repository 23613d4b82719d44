import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { portalInBrowser } from './portal-in-browser';

const { app, browser } = await portalInBrowser();
let context: BrowserContext;

beforeAll(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const said = [effectiveDirective, blockedURI, sourceFile, sample].join(' ');
      Object.assign(window, { refused: [...((window as Refusing).refused ?? []), said] });
    });
  });
});

interface Refusing extends Window {
  refused?: string[];
}

const pages = ['/', '/about', '/people', '/members', '/companies', '/news', '/announcements', '/jobs', '/contact']
  .concat(['/search?keyword=denim', '/sign-in', '/register', '/forgot', '/nowhere', '/openapi'])
  .concat(['/en', '/en/companies', '/en/sign-in']);

/** The desk's screens, by what is there when they stand. */
const desk = ['', '/news', '/news/create', '/news/1', '/announcements', '/roles', '/audit'].map((at) => `/manage${at}`);

/** Opens a page, waits until it stands, and says what its policy is and has shut out. */
async function shutOut(path: string, stands: (page: Page) => Promise<unknown> = async () => {}) {
  const page = await context.newPage();
  try {
    const answer = await page.goto(app.origin + path, { waitUntil: 'load' });
    await stands(page);
    const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
    return { policy, refused: await page.evaluate(() => (window as Refusing).refused ?? []) };
  } finally {
    await page.close();
  }
}

/** React draws what the server drew, and knows it then. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));

describe('the policy', () => {
  it.each(pages)('of %s allows nothing unsafe, and shuts nothing of its page out', async (path) => {
    const { policy, refused } = await shutOut(path, path === '/openapi' ? undefined : hydrated);
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(refused).toEqual([]);
  });

  it('lets the desk have the styles that its script writes, on every screen', async () => {
    const said = /demo account \(administrator\): (\S+) \/ (\S+)/;
    await expect.poll(() => app.log(), { timeout: 20_000 }).toMatch(said);
    const [, account, password] = app.log().match(said) ?? [];
    const answer = await context.request.post(`${app.origin}/v1/h5/auth/external/login`, {
      data: { account, password },
    });
    expect(answer.status()).toBe(200);
    for (const path of ['/me', ...desk]) {
      const { policy, refused } = await shutOut(path, path === '/me' ? hydrated : deskStands);
      expect(policy, path).not.toContain('unsafe');
      expect(refused, path).toEqual([]);
    }
  });

  it('would be seen to refuse: a style that a script wrote', async () => {
    const { refused } = await shutOut('/', (page) =>
      page.evaluate(() => {
        document.body.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
        return new Promise(requestAnimationFrame);
      }),
    );
    expect(refused).toEqual([expect.stringContaining('style-src-elem inline')]);
  });
});

/** Emotion's rules hold: react-admin's bar has the colour of our theme. */
async function deskStands(page: Page): Promise<void> {
  await page
    .locator('#main-content')
    .filter({ hasText: /[\u4e00-\u9fff]/ })
    .waitFor();
  const bar = page.locator('.MuiAppBar-root');
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(32, 71, 63)');
}
