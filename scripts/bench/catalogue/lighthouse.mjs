import lighthouse from 'lighthouse';
import { atLeast, atMost } from '../aim.mjs';
import { startBrowser, visitedPages } from './browser.mjs';
import { median } from './load.mjs';
import { startCatalogue } from './start-catalogue.mjs';

const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

const audits = /** @type {const} */ ({
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
});

/**
 * Lighthouse as it judges a phone: its own simulated slow network and a processor four times slower. The median of
 * five visits, each with an empty cache.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} options
 */
export async function measureLighthouse(print, { quick = false } = {}) {
  const ours = await startCatalogue();
  const { browser, port } = await startBrowser();
  try {
    const pages = Object.entries(await visitedPages(ours.url)).filter(([name]) => !quick || name === 'list');
    const rows = [];
    for (const [name, path] of pages) {
      const visits = [];
      // Its pictures are made at their first request, which no visitor of a running site meets.
      await judge(ours.url + path, port);
      for (let visit = 0; visit < (quick ? 1 : 5); visit++) visits.push(await judge(ours.url + path, port));
      const row = { name, ...medians(visits) };
      rows.push(row);
      const scores = categories.map((category) => Math.round(100 * (row[category] ?? Number.NaN))).join('/');
      print(
        `  ${name.padEnd(11)} ${scores}, LCP ${row.lcp?.toFixed(0)} ms, FCP ${row.fcp?.toFixed(0)} ms, TBT ${row.tbt?.toFixed(0)} ms, CLS ${row.cls?.toFixed(3)} (benchmark index ${row.benchmarkIndex?.toFixed(0)})`,
      );
    }
    const aims = rows.flatMap(({ name, performance = 0, lcp = 0, tbt = 0, cls = 0 }) => [
      atLeast(`${name}'s performance`, performance, 0.99),
      atMost(`${name}'s LCP in ms`, lcp, 1_200),
      atMost(`${name}'s TBT in ms`, tbt, 50),
      atMost(`${name}'s CLS`, cls, 0.01),
    ]);
    return { rows, aims };
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} url
 * @param {number} port of the browser's debugger
 * @returns {Promise<Record<string, number>>}
 */
async function judge(url, port) {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
  const { lhr } = result;
  return Object.fromEntries([
    ...categories.map((category) => [category, lhr.categories[category]?.score ?? Number.NaN]),
    ...Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN]),
    ['benchmarkIndex', lhr.environment.benchmarkIndex],
  ]);
}

/**
 * @param {readonly Record<string, number>[]} visits
 * @returns {Record<string, number>}
 */
function medians(visits) {
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => visit[name] ?? Number.NaN))]));
}
