import type { BrowserContext, Page } from 'playwright-core';

/** A page that remembers what went wrong in it. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors of the page's scripts and of its console. */
  readonly faults: readonly string[];
}

/** Opens a page whose errors are kept, to be looked at when the test is done with it. */
export async function watchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  return { page, faults };
}

/** Waits until scripts have taken over what the server drew. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/**
 * Sends a form by `send` and waits for the confirmation. It is listened for before: the confirmation stands for two
 * seconds only, whatever else this machine does meanwhile.
 */
export async function thanked(page: Page, send: () => Promise<unknown>): Promise<void> {
  const confirmation = page.waitForURL(/\/inquire_success$/, { waitUntil: 'commit' });
  await Promise.all([confirmation, send()]);
}
