import type { RunningApp } from '@selvedge/server-kit/e2e';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

export type DemoRole = 'member' | 'editor' | 'administrator';

/** What a running portal has printed for one of the demo's people to sign in with. */
export async function demoLogin(app: RunningApp, role: DemoRole): Promise<{ account: string; password: string }> {
  const said = new RegExp(`demo account \\(${role}\\): (\\S+) / (\\S+)`);
  await expect.poll(() => app.log(), { timeout: 20_000 }).toMatch(said);
  const [, account = '', password = ''] = app.log().match(said) ?? [];
  return { account, password };
}

/** The demo's people of a running portal: each signs in once, with what the server printed. */
export function demoPeople(app: RunningApp, browser: Browser) {
  const sessions = new Map<DemoRole, Awaited<ReturnType<BrowserContext['storageState']>>>();
  const contexts: BrowserContext[] = [];
  return {
    /** A browser of its own, in which one of them has signed in. */
    async signedIn(role: DemoRole, width: number, { javaScriptEnabled = true } = {}): Promise<Page> {
      const known = sessions.get(role);
      const context = await browser.newContext({
        javaScriptEnabled,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
        ...(known === undefined ? {} : { storageState: known }),
      });
      contexts.push(context);
      if (known === undefined) {
        const data = await demoLogin(app, role);
        const answer = await context.request.post(`${app.origin}/v1/h5/auth/external/login`, { data });
        expect(answer.status()).toBe(200);
        sessions.set(role, await context.storageState());
      }
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      return page;
    },
    /** Closes their browsers. */
    leave: () => Promise.all(contexts.splice(0).map((context) => context.close())),
  };
}
