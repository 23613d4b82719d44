import { overflowOf, violations } from '@selvedge/server-kit/e2e';
import type {} from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { portalInBrowser } from './portal-in-browser';

const { app, people } = await portalInBrowser();

const looks = [375, 768, 1440].flatMap((width) =>
  ['/me/notices', '/en/me/notices'].map((path) => [width, path] as const),
);

describe('the page of notices', () => {
  it.each(looks)('on %i pixels at %s breaks no rule of access and nothing sticks out', async (width, path) => {
    const page = await people.signedIn('editor', width);
    await page.goto(app.origin + path);
    await page.locator('#ways').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
  });

  it.each([
    [375, 'member', true],
    [1440, 'administrator', false],
  ] as const)('on %i pixels tells the %s what is new until it is read (script: %s)', async (width, role, script) => {
    const page = await people.signedIn(role, width, { javaScriptEnabled: script });
    await page.goto(`${app.origin}/en/me`);
    const own = page.getByRole('navigation', { name: 'Member’s area' });
    await own.getByText('2 unread').waitFor({ state: 'attached' });
    await own.getByRole('link', { name: /Notices/ }).click();
    const news = page.getByRole('listitem').filter({ has: page.getByText('New', { exact: true }) });
    await expect.poll(() => news.count()).toBe(2);
    await page.getByRole('button', { name: 'Mark as read: A new time' }).click();
    await expect.poll(() => news.count()).toBe(1);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => news.count()).toBe(0);
    await page.getByRole('link', { name: 'A new announcement' }).click();
    await page.waitForURL(/\/en\/announcements\/\d+/);
  });

  it.each([
    [1440, true],
    [375, false],
  ])('on %i pixels keeps what is switched off (script: %s)', async (width, script) => {
    const page = await people.signedIn('member', width, { javaScriptEnabled: script });
    await page.goto(`${app.origin}/en/me/notices`);
    const mail = page.getByRole('checkbox', { name: 'Events: E-mail' });
    const before = await mail.isChecked();
    await mail.setChecked(!before);
    await page.locator('form:has([value=ways]) button').click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    expect(await mail.isChecked()).toBe(!before);
    expect(await page.getByRole('checkbox', { name: 'Dues: E-mail' }).isChecked()).toBe(true);
  });

  it('leads a guest to sign in, and back', async () => {
    const answer = await fetch(`${app.origin}/en/me/notices`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/sign-in?next=%2Fen%2Fme%2Fnotices']);
  });

  it('brings the worker that shows notices while no page is open', async () => {
    const page = await people.signedIn('member', 1440);
    await page.goto(`${app.origin}/me/notices`);
    const scope = await page.evaluate(async () => {
      const { scope: its } = await navigator.serviceWorker.register('/notices-worker.js');
      await navigator.serviceWorker.ready;
      return its;
    });
    expect(scope).toBe(`${app.origin}/`);
  });
});
