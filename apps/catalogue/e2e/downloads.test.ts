import { readFile } from 'node:fs/promises';
import { type ReceivedMail, startSmtpSink } from '@selvedge/server-kit/e2e';
import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { rows } from './database';
import { siteInBrowser } from './site-in-browser';
import { hydrated, watchedPage } from './watched-page';

const sink = await startSmtpSink();
const { app, browser } = await siteInBrowser({
  MAIL_URL: sink.url,
  MAIL_FROM: 'Weftland Mills <sales@weftland.example>',
  CAPTCHA: 'off',
  LIMITS: 'off',
});

let context: BrowserContext;

afterAll(async () => {
  await sink?.close();
});

afterEach(() => context?.close());

const languages = [
  { name: 'English', prefix: '', ask: /^Ask for it/, send: 'Send me the link', sent: 'The link is on its way' },
  { name: 'Chinese', prefix: '/zh-cn', ask: /^索取/, send: '发送链接', sent: '链接已发出' },
] as const;

/** The mail to a person; sending takes some seconds, since a request never waits for it. */
async function mailTo(address: string): Promise<ReceivedMail> {
  await expect.poll(() => sink.received.some(({ to }) => to[0] === address), { timeout: 15_000 }).toBe(true);
  const found = sink.received.find(({ to }) => to[0] === address);
  if (!found) throw new Error('unreachable');
  return found;
}

/** A mail's link, on the port that the test's server has. */
function linkIn(mail: ReceivedMail): string {
  const link = new URL(/https?:\S+\?link=[\w.-]+/.exec(mail.parsed.text ?? '')?.[0] ?? '');
  return app.origin + link.pathname + link.search;
}

describe.each(languages)('a visitor who asks for a limited file, in $name', ({ prefix, ask, send, sent }) => {
  it.each([375, 1440])('gets its link by e-mail, by the dialog, and with the link the file (%i px)', async (width) => {
    context = await browser.newContext({ viewport: { width, height: 900 }, acceptDownloads: true });
    const { page, faults } = await watchedPage(context);
    await page.goto(`${app.origin}${prefix}/downloads`);
    await hydrated(page);
    await page.getByRole('link', { name: ask }).first().click();
    const email = `Buyer.${width}${prefix === '' ? '' : '.zh'}@Shirts.Example`;
    const field = page.getByRole('dialog').locator('input[name=email]');
    await field.fill(email);
    await field.blur();
    expect(await field.inputValue()).toBe(email.toLowerCase());
    await page.getByRole('dialog').getByRole('button', { name: send }).click();
    await page.getByRole('heading', { level: 1, name: sent }).waitFor();
    expect(page.url()).toMatch(new RegExp(`^${app.origin}${prefix}/downloads/\\d+-[^?]+\\?sent=1$`));

    const mail = await mailTo(email.toLowerCase());
    expect(mail.parsed.html).toContain(prefix === '' ? 'lang="en"' : 'lang="zh-CN"');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      // The navigation ends as a download, which is no page.
      page.goto(linkIn(mail)).catch(() => null),
    ]);
    expect((await readFile(await download.path())).length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });

  it('does so on a page of its own where no script runs, and is told at the field what is wrong', async () => {
    context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    const { page } = await watchedPage(context);
    await page.goto(`${app.origin}${prefix}/downloads`);
    await page.getByRole('link', { name: ask }).first().click();
    await page.waitForURL(/\/downloads\/\d+-/);
    // The browser takes this for an address, the server does not.
    await page.locator('main input[name=email]').fill('buyer@shirts');
    await page.getByRole('button', { name: send }).click();
    const field = page.locator('main input[name=email]');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe('buyer@shirts');
    const address = `quiet${prefix === '' ? '' : '.zh'}@shirts.example`;
    await field.fill(address);
    await page.getByRole('button', { name: send }).click();
    await page.getByRole('heading', { level: 1, name: sent }).waitFor();
    await mailTo(address);
  });

  it('is told when a link does not work, and can ask for a new one there', async () => {
    context = await browser.newContext({ locale: prefix === '' ? 'en-GB' : 'zh-CN' });
    const { page } = await watchedPage(context);
    const [file] = await rows<{ href: string }>(app, 'select href from downloads where is_limit order by id limit 1');
    await page.goto(`${app.origin}${file?.href}?link=a.b`);
    expect(page.url()).toMatch(new RegExp(`^${app.origin}${prefix}/downloads/\\d+-[^?]+\\?link=forged$`));
    await page.goto(page.url().replace('forged', 'expired'));
    await page.getByRole('heading', { name: prefix === '' ? 'This link has expired' : '链接已过期' }).waitFor();
    expect(await page.locator('main input[name=email]').isVisible()).toBe(true);
  });
});

it('a limited file is not handed out without a link, and a free one opens in a new tab', async () => {
  const files = await rows<{ href: string; is_limit: boolean }>(app, 'select href, is_limit from downloads');
  for (const { href, is_limit } of files) expect((await fetch(app.origin + href)).status).toBe(is_limit ? 404 : 200);
  const html = await (await fetch(`${app.origin}/downloads`)).text();
  for (const { href, is_limit } of files) expect(html.includes(href)).toBe(!is_limit);
  context = await browser.newContext();
  const { page } = await watchedPage(context);
  await page.goto(`${app.origin}/downloads`);
  expect(await page.locator('main a[href^="/downloads/"][target=_blank]').count()).toBe(
    files.filter((f) => !f.is_limit).length,
  );
});
