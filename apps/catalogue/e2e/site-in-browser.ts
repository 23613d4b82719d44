import { launchBrowser, type RunningApp, whatStood } from '@selvedge/server-kit/e2e';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { runningCatalogue } from './running-catalogue';

export interface SiteInBrowser {
  readonly app: RunningApp;
  readonly browser: Browser;
}

/**
 * The built catalogue and a browser to open it in, for the test file that calls this at its top level; both end with
 * the file.
 *
 * @param settings what the catalogue is started with besides the usual
 */
export async function siteInBrowser(
  settings: Readonly<Record<string, string>> = {},
  launch: Parameters<typeof launchBrowser>[0] = {},
): Promise<SiteInBrowser> {
  const app = await runningCatalogue(settings);
  afterAll(() => app.remove());
  const browser = await launchBrowser(launch);
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await whatStood(browser, app));
  });
  // Hooks end in reverse: the browser goes before the site that it looks at.
  afterAll(() => browser.close());
  return { app, browser };
}
