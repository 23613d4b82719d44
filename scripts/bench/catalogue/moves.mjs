import { atMost } from '../aim.mjs';
import { startBrowser } from './browser.mjs';
import { median } from './load.mjs';
import { startCatalogue } from './start-catalogue.mjs';

/**
 * From the click on a link that the pointer rests on to the next page's paint, in milliseconds.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} options
 */
export async function measureMoves(print, { quick = false } = {}) {
  const ours = await startCatalogue();
  const { browser } = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const ways = /** @type {const} */ ([
      ['list to detail', '/product-products', 'main article a[href^="/product/"]'],
      ['list to next page', '/product-products', 'main a[href*="_list2.html"]'],
      ['home to list', '/', 'main a[href="/product-products"]'],
      ['journal to article', '/article-list', 'main a[href^="/article-detail/"]'],
    ]);
    const rows = [];
    // Two of them tell whether moving is fast at all.
    for (const [name, from, link] of quick ? ways.slice(0, 2) : ways) {
      const times = [];
      // The first visit fills the server's cache.
      for (let round = 0; round <= (quick ? 2 : 9); round++) times.push(await move(page, ours.url + from, link));
      const row = { name, ms: median(times.slice(1)), slowestMs: Math.max(...times.slice(1)) };
      rows.push(row);
      print(`  ${name.padEnd(20)} ${row.ms.toFixed(0).padStart(4)} ms, slowest ${row.slowestMs.toFixed(0)} ms`);
    }
    return { rows, aims: rows.map(({ name, ms }) => atMost(`${name} in ms`, ms, 100)) };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} from
 * @param {string} link
 */
async function move(page, from, link) {
  await page.goto(from, { waitUntil: 'networkidle' });
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForLoadState('networkidle');
  // What a hand takes between resting on a link and pressing it.
  await page.waitForTimeout(250);
  await page.evaluate(() => {
    const before = document.querySelector('main h1');
    const state = /** @type {{ moved?: Promise<number> }} */ (window);
    state.moved = new Promise((resolve) => {
      addEventListener(
        'click',
        (event) => {
          const begun = event.timeStamp;
          const seen = new MutationObserver(() => {
            if (document.querySelector('main h1') === before && before?.isConnected && !isNew()) return;
            seen.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
          });
          const words = before?.textContent;
          const address = location.href;
          const isNew = () => before?.textContent !== words || location.href !== address;
          seen.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
        },
        { capture: true, once: true },
      );
    });
  });
  await target.click();
  return page.evaluate(() => /** @type {{ moved?: Promise<number> }} */ (window).moved ?? Number.NaN);
}
