import { brotliCompressSync } from 'node:zlib';
import { atMost } from '../aim.mjs';
import { startBrowser, visitedPages } from './browser.mjs';
import { startCatalogue } from './start-catalogue.mjs';

/** What an empty route of Remix's own template sends as script, in KB of brotli: the aim's figure, not measured anew. */
const stockScript = 75.6;

const kinds = /** @type {const} */ ({ document: 'HTML', stylesheet: 'CSS', script: 'script', font: 'fonts' });

/**
 * What the first visit of a page is sent, as it travels, by kind, until the browser has nothing left to do.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} options
 */
export async function measureScript(print, { quick = false } = {}) {
  const ours = await startCatalogue();
  const { browser } = await startBrowser();
  try {
    const pages = Object.entries(await visitedPages(ours.url)).filter(([name]) => !quick || name === 'list');
    const rows = [];
    for (const [name, path] of pages) {
      const row = { name, ...(await firstLoad(browser, ours.url + path)) };
      rows.push(row);
      const told = Object.entries(kinds).map(
        ([kind, word]) => `${word} ${((row.bytes[kind] ?? 0) / 1000).toFixed(1)} KB`,
      );
      print(`  ${name.padEnd(11)} ${told.join(', ')}; ${row.files} files`);
    }
    const list = rows.find(({ name }) => name === 'list')?.bytes ?? {};
    const script = (list.script ?? 0) / 1000;
    print(
      `  the list's script is ${(script / stockScript).toFixed(2)} × an empty route of stock Remix (${stockScript} KB)`,
    );
    const aims = [
      atMost("the list page's script in KB", script, 90),
      atMost("the list page's CSS in KB", (list.stylesheet ?? 0) / 1000, 15),
    ];
    return { rows, stockScript, againstStock: script / stockScript, aims };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function firstLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  /** @type {import('playwright-core').Request[]} */
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const request of requests) {
    const kind = request.resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize;
  }
  // The styles that stand in the page itself, which count as its HTML too.
  const written = await page.locator('style').allTextContents();
  bytes.stylesheet = (bytes.stylesheet ?? 0) + brotliCompressSync(written.join('')).length;
  await context.close();
  return { bytes, files: requests.length };
}
