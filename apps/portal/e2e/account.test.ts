import { launchBrowser, violations } from '@selvedge/server-kit/e2e';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountWorld, startAccountWorld } from './account-world';

let world: AccountWorld;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  world = await startAccountWorld();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

const widths = [375, 1440] as const;
const password = 'a shuttle and a reed';
let people = 0;

/** A phone and an address that nobody has used before. */
function newPerson() {
  people += 1;
  const number = String(people).padStart(4, '0');
  return { phone: `1390000${number}`, email: `weaver-${number}@mill.example`, nick: `weaver ${number}` };
}

async function openPage(width: number, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

const visit = (page: Page, path: string) => page.goto(world.app.origin + path, { waitUntil: 'load' });

/** Presses the button of the form that has a field, or of an intent. */
const send = (page: Page, intent: string) =>
  page.locator(`form:has([name=intent][value=${intent}]) button`).first().click();

/** Waits for the person's own page itself: its address stands in the bar before it is drawn. */
async function isAtHome(page: Page): Promise<void> {
  await page.waitForURL(/\/me(\?.*)?$/);
  await page.locator('#sessions').waitFor();
}

async function registerByPhone(page: Page, person: ReturnType<typeof newPerson>, path = '/register'): Promise<void> {
  await visit(page, path);
  await page.fill('[name=target]', person.phone);
  await send(page, 'send');
  await page.locator('[name=code]').waitFor();
  await page.fill('[name=code]', await world.codeToPhone(`+86${person.phone}`));
  await page.fill('[name=nick]', person.nick);
  await page.fill('[name=password]', password);
  await send(page, 'register');
  await isAtHome(page);
}

async function signIn(page: Page, account: string, secret = password): Promise<void> {
  await visit(page, '/sign-in');
  await page.fill('[name=account]', account);
  await page.fill('[name=password]', secret);
  await send(page, 'password');
}

describe.each(widths)('on %i pixels', (width) => {
  it.each([
    ['in Chinese', '/register', true],
    ['in English without script', '/en/register', false],
  ] as const)('somebody registers by a code to the phone, %s', async (_how, path, scripts) => {
    const person = newPerson();
    const page = await openPage(width, scripts);
    await registerByPhone(page, person, path);
    expect(await page.locator('h1').textContent()).toBe(person.nick);
    expect(new URL(page.url()).pathname).toBe(path.replace('register', 'me'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  it('somebody registers by a code in a mail, signs out and in again', async () => {
    const person = newPerson();
    const page = await openPage(width);
    await visit(page, '/en/register');
    await page.fill('[name=target]', person.email);
    await send(page, 'send');
    await page.locator('[name=code]').waitFor();
    await page.fill('[name=code]', await world.codeToMailbox(person.email));
    await page.fill('[name=password]', password);
    await send(page, 'register');
    await isAtHome(page);
    await send(page, 'sign-out');
    await page.waitForURL(/\/en$/);
    await visit(page, '/en/me');
    expect(new URL(page.url()).pathname).toBe('/en/sign-in');
    await page.fill('[name=account]', person.email);
    await page.fill('[name=password]', password);
    await send(page, 'password');
    await isAtHome(page);
  });

  it('a wrong password and an account that is not there are told the same, at the field', async () => {
    const person = newPerson();
    await registerByPhone(await openPage(width), person);
    const told: (string | null)[] = [];
    for (const account of [person.phone, '13900009999']) {
      const page = await openPage(width);
      await signIn(page, account, 'not the password');
      const field = page.locator('[name=password][aria-invalid=true]');
      await field.waitFor();
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      const id = await field.getAttribute('aria-describedby');
      told.push(await page.locator(`[id="${id}"]`).textContent());
      expect(await page.inputValue('[name=account]')).toBe(account);
      expect(await violations(page)).toEqual([]);
    }
    expect(told).toEqual(['不匹配', '不匹配']);
  });

  it('somebody signs in with a third party, and is the same person the next time', async () => {
    const nicks: (string | null)[] = [];
    for (const language of ['/en', '']) {
      const page = await openPage(width);
      await visit(page, `${language}/sign-in`);
      await page.locator(`a[href="${language}/sign-in/with/oidc"]`).click();
      await page.fill('[name=login]', `guild-${width}`);
      await page.fill('[name=password]', 'anything');
      await page.locator('button[type=submit]').click();
      await page.locator('form button[type=submit]').click();
      await isAtHome(page);
      nicks.push(await page.locator('h1').textContent());
    }
    expect(nicks[0]).toMatch(/^weft-/);
    expect(nicks[1]).toBe(nicks[0]);
  });

  it.each([
    ['a page of the first community', '/en/me/fees', '/en/me/fees'],
    ['a page of another community', '/c/weavers/en/me/notices', '/c/weavers/en/me/notices'],
    ['another house', '/sign-in?next=https://evil.example/', '/me'],
    ['another house without its protocol', '/sign-in?next=//evil.example/', '/me'],
    ['another house behind a backslash', '/sign-in?next=/%5Cevil.example/', '/me'],
  ])(
    'a third party sends somebody back to where they left from, but never to another house: %s',
    async (_what, from, to) => {
      const page = await openPage(width);
      await visit(page, from);
      await page.locator('a[href*="/sign-in/with/oidc"]').click();
      await page.fill('[name=login]', `guild-${width}`);
      await page.fill('[name=password]', 'anything');
      await page.locator('button[type=submit]').click();
      await page.locator('form button[type=submit]').click();
      await page.waitForURL(world.app.origin + to);
      await page.locator('main h1').waitFor();
      expect(new URL(page.url()).origin).toBe(world.app.origin);
    },
  );

  it('a computer is signed in by a phone that scans its picture', async () => {
    const person = newPerson();
    const phone = await openPage(375);
    await registerByPhone(phone, person);
    const computer = await openPage(width);
    await visit(computer, '/sign-in/scan');
    await computer.waitForURL(/\?key=/);
    await computer.locator('[data-scan=waiting]').waitFor();
    const key = new URL(computer.url()).searchParams.get('key');
    await visit(phone, `/scan?key=${key}`);
    await computer.locator('[data-scan=scanned]').waitFor();
    await send(phone, 'agree');
    await phone.locator('[data-answered=confirmed]').waitFor();
    await isAtHome(computer);
    expect(await computer.locator('h1').textContent()).toBe(person.nick);
  });

  it('somebody forgets the password and sets another one by the link of a mail, which works once', async () => {
    const person = newPerson();
    const page = await openPage(width);
    await visit(page, '/register');
    await page.fill('[name=target]', person.email);
    await send(page, 'send');
    await page.locator('[name=code]').waitFor();
    await page.fill('[name=code]', await world.codeToMailbox(person.email));
    await page.fill('[name=password]', password);
    await send(page, 'register');
    await isAtHome(page);

    const other = await openPage(width);
    await visit(other, '/forgot');
    await other.fill('[name=target]', person.email);
    await send(other, 'send');
    await other.locator('[name=code]').waitFor();
    const link = await world.resetLink(person.email);
    await other.goto(link);
    expect(await other.inputValue('[name=target]')).toBe(person.email);
    await other.fill('[name=password]', 'another shuttle');
    await send(other, 'reset');
    await other.waitForURL(/\/sign-in\?reset/);
    await visit(page, '/me');
    expect(new URL(page.url()).pathname).toBe('/sign-in');
    await signIn(page, person.email, 'another shuttle');
    await isAtHome(page);

    await other.goto(link);
    await other.fill('[name=password]', 'a third shuttle');
    await send(other, 'reset');
    await other.locator('[name=code][aria-invalid=true]').waitFor();
  });
});

describe('a person’s own page', () => {
  it('shows where one is signed in, and ends a session at once', async () => {
    const person = newPerson();
    const here = await openPage(375);
    await registerByPhone(here, person);
    const there = await openPage(1440);
    await signIn(there, person.phone);
    await isAtHome(there);
    await visit(here, '/me');
    await send(here, 'revoke-others');
    await expect.poll(() => here.locator('#sessions li').count()).toBe(1);
    await visit(there, '/me');
    expect(new URL(there.url()).pathname).toBe('/sign-in');
  });

  it('keeps a new nick, and tells at its field what can’t be one', async () => {
    const page = await openPage(375);
    await registerByPhone(page, newPerson());
    await page.fill('[name=nick]', '<b>');
    await send(page, 'profile');
    await page.locator('[name=nick][aria-invalid=true]').waitFor();
    expect(await page.inputValue('[name=nick]')).toBe('<b>');
    await page.fill('[name=nick]', '梭子与综框');
    await send(page, 'profile');
    await expect.poll(() => page.locator('h1').textContent()).toBe('梭子与综框');
    expect(await violations(page)).toEqual([]);
  });

  it('lets one leave, and come back before the days are over', async () => {
    const person = newPerson();
    const page = await openPage(375);
    await registerByPhone(page, person);
    await page.locator('#leave summary').click();
    await page.locator('#leave [name=password]').fill(password);
    await send(page, 'leave');
    await page.waitForURL(/\/sign-in\?left/);
    await signIn(page, person.phone);
    await page.waitForURL(/\/me\?kept/);
    await page.locator('[role=status]').first().waitFor();
  });

  it('is kept by no cache, and public pages know nothing of who looks at them', async () => {
    const page = await openPage(1440);
    const person = newPerson();
    await registerByPhone(page, person);
    const own = await page.goto(`${world.app.origin}/me`);
    expect(own?.headers()['cache-control']).toBe('private, no-store');
    const home = await page.goto(`${world.app.origin}/`);
    expect(await home?.text()).not.toContain(person.nick);
  });
});

describe('a role', () => {
  it('is given and taken away, and takes effect at once', async () => {
    const person = newPerson();
    const page = await openPage(375);
    await registerByPhone(page, person);
    const administrator = await asDemo('administrator');
    const mayList = async () => (await page.request.get(`${world.app.origin}/v1/cc/role/page/1/12/0`)).status();
    expect(await mayList()).toBe(403);
    const { data: own } = await (await page.request.get(`${world.app.origin}/v1/user/info/get`)).json();
    const { data: roles } = await administrator('GET', '/v1/cc/role/page/1/12/0');
    const roleId = roles.list.find(({ key }: { key: string }) => key === 'secretariat').id;
    const { data: given } = await administrator('POST', '/v1/cc/role/give', { ccId: 1, roleId, account_id: own.id });
    expect(await mayList()).toBe(200);
    await administrator('POST', '/v1/cc/role/take', { ccId: 1, id: given.id });
    expect(await mayList()).toBe(403);
  });
});

/** Calls the API as one of the demo's people, with the password that the server printed. */
async function asDemo(role: string) {
  const [, account, secret] = world.app.log().match(new RegExp(`demo account \\(${role}\\): (\\S+) / (\\S+)`)) ?? [];
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(world.app.origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what a test looks at
    return (await answer.json()) as { code: number; data: any };
  };
  const { data } = await call('POST', '/v1/auth/external/login', { account, password: secret });
  return (method: string, path: string, body?: unknown) => call(method, path, body, data.token);
}
