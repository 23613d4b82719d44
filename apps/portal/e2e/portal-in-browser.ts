import { launchBrowser, type RunningApp, whatStood } from '@selvedge/server-kit/e2e';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { demoPeople } from './demo-people';
import { runningPortal } from './running-portal';

export interface PortalInBrowser {
  readonly app: RunningApp;
  readonly browser: Browser;
  readonly people: ReturnType<typeof demoPeople>;
}

/**
 * The built portal, a browser to open it in, and the demo's people, for the test file that calls this at its top level;
 * all of it ends with the file.
 */
export async function portalInBrowser(): Promise<PortalInBrowser> {
  const app = await runningPortal();
  afterAll(() => app.remove());
  const browser = await launchBrowser();
  const people = demoPeople(app, browser);
  afterEach(() => people.leave());
  // After what it tells of: hooks go in reverse, and this one looks before the people leave.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await whatStood(browser, app));
  });
  // Hooks end in reverse: the browser goes before the portal that it looks at.
  afterAll(() => browser.close());
  return { app, browser, people };
}
