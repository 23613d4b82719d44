import type { Browser, Page } from 'playwright-core';
import type { RunningApp } from './start-built-app';

/** What a test that failed elsewhere leaves to read: what each open page showed, and the last that the app wrote. */
export async function whatStood(browser: Browser, app: Pick<RunningApp, 'log'>): Promise<string> {
  const pages = await Promise.all(browser.contexts().flatMap((context) => context.pages().map(whatItShows)));
  return [...pages, app.log().slice(-4000)].join('\n\n');
}

async function whatItShows(page: Page): Promise<string> {
  const main = page.locator('main, body:not(:has(main))').first();
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen is asked for, not what is there.
  const seen = main.innerText({ timeout: 3000 });
  // A page that is just going elsewhere, or hangs, has nothing to say; the others still have.
  const text = await seen.catch(String);
  return `${page.url()}\n${text.replace(/\n\s*\n/g, '\n').slice(0, 1500)}`;
}
