import { launchBrowser, whatStood } from '@selvedge/server-kit/e2e';
import jsqr from 'jsqr';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach } from 'vitest';
import { type AccountWorld, startAccountWorld } from './account-world';
import { demoPeople } from './demo-people';

const password = 'a shuttle and a reed';

/** The portal with a mailbox, the demo's people, and guests who become applicants. Call it at a test file's top level. */
export async function joiningWorld() {
  const world = await startAccountWorld();
  afterAll(() => world.stop());
  const browser = await launchBrowser();
  afterAll(() => browser.close());
  const people = demoPeople(world.app, browser);
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    await people.leave();
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await whatStood(browser, world.app));
  });
  const guest = (width: number) => openGuest(browser, contexts, width);
  const en = (path: string) => `${world.app.origin}/en${path}`;
  return { ...world, people, guest, en, register: (page: Page, address: string) => register(world, page, address) };
}

export type JoiningWorld = Awaited<ReturnType<typeof joiningWorld>>;

async function openGuest(browser: Browser, contexts: BrowserContext[], width: number): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 900 } });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

/** Registers from a page that leads to signing in, by a code in a mail; whoever did is led back. */
async function register(world: AccountWorld, page: Page, address: string): Promise<void> {
  await page.locator('main a[href*="/register"]').first().click();
  await page.waitForURL(/\/register/);
  await page.fill('[name=target]', address);
  await page.locator('form:has([name=intent][value=send]) button').first().click();
  await page.locator('[name=code]').waitFor();
  await page.fill('[name=code]', await world.codeToMailbox(address));
  await page.fill('[name=password]', password);
  await page.locator('form:has([name=intent][value=register]) button').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/register'));
}

/** What the code in a picture on the page says, read as a phone's camera would. */
export async function readCode(code: Locator): Promise<string> {
  const picture = sharp(await code.screenshot({ scale: 'css' }))
    .resize({ width: 600 })
    .ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

/** The picture of a transfer slip. */
export const slip = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
