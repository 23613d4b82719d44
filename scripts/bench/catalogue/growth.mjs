import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../house/root.mjs';
import { atMost } from '../aim.mjs';
import { quantile, timesOf } from './ask.mjs';
import { growthChart } from './growth-chart.mjs';
import { startNursery } from './nursery.mjs';

const calls = /** @type {const} */ ({
  list: '/product/list',
  category: '/product/list?category_id=1&sort=newest',
  search: '/product/search?keywords=poplin',
  detail: '/product/detail/42',
  facets: '/product/facets?category_id=1',
});

/**
 * What a request costs while the catalogue grows, drawn as a chart in docs/proof: the time that one of the fastest tenth
 * takes.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} options
 */
export async function measureGrowth(print, { quick = false } = {}) {
  const sizes = quick ? [1_000, 20_000] : [1_000, 10_000, 100_000, 1_000_000];
  const nursery = await startNursery();
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (const size of sizes) {
    const app = await nursery.grown(size);
    for (const [name, address] of Object.entries(calls)) {
      await timesOf(app.api + address, quick ? 10 : 20);
      // The fastest tenth: what other work on the machine adds is left out.
      times[name]?.push(quantile(await timesOf(app.api + address, quick ? 20 : 150), 0.1));
    }
    const told = Object.entries(times).map(([name, values]) => `${name} ${values.at(-1)?.toFixed(1)} ms`);
    print(`  ${String(size).padStart(9)} products: ${told.join(', ')}`);
  }
  if (!quick) await writeFile(path.join(root, 'docs/proof/growth.svg'), growthChart(sizes, times));
  const [least = 1, most = 1] = [sizes[0], sizes.at(-1)];
  // What grows by the logarithm grows by as much with each power of ten.
  const logarithmic = 1 + Math.log10(most / least);
  const aims = Object.entries(times).map(([name, values]) =>
    atMost(`${name}, × from ${least} to ${most} products`, (values.at(-1) ?? 0) / (values[0] ?? 1), logarithmic),
  );
  return { sizes, times, aims };
}
