import autocannon from 'autocannon';
import { atMost } from '../aim.mjs';
import { residentMegabytes } from './processor-time.mjs';
import { startCatalogue } from './start-catalogue.mjs';

/**
 * Starting, resting and working: seconds until the built site answers, memory at rest, and how memory grows under the
 * requests of buyers.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} [options]
 */
export async function measureMemory(print, { quick = false } = {}) {
  const site = await startCatalogue();
  try {
    const again = await startedAgain(site);
    print(
      `  starts in ${again.toFixed(1)} s; the first time, with the demo content to load, in ${(site.startMs / 1000).toFixed(1)} s`,
    );
    const idle = residentMegabytes(site.pid);
    await work(site.url, quick ? 4 : 20);
    const begun = residentMegabytes(site.pid);
    const minutes = quick ? 0.1 : Number(process.env.BENCH_MINUTES ?? 30);
    const requests = await work(site.url, minutes * 60);
    const ended = residentMegabytes(site.pid);
    const slope = ((ended - begun) / requests) * 100_000;
    print(
      `  ${idle.toFixed(0)} MB at rest, ${begun.toFixed(0)} MB at work; ${requests} requests in ${minutes} min later ${ended.toFixed(0)} MB`,
    );
    const aims = [atMost('seconds to start', again, 4), atMost('memory at rest, MB', idle, 200)];
    // Some seconds tell of warming up, not of a leak.
    if (!quick) aims.push(atMost('growth, MB each 100,000 requests', slope, 1));
    return { startMs: site.startMs, startAgainMs: again * 1000, idle, begun, ended, requests, slope, aims };
  } finally {
    await site.stop();
  }
}

/**
 * A second instance on the same data: nothing is left to load.
 *
 * @param {Awaited<ReturnType<typeof startCatalogue>>} site
 */
async function startedAgain(site) {
  const second = await site.startAgain();
  await second.stop();
  return second.startMs / 1000;
}

/**
 * @param {string} url
 * @param {number} seconds
 */
async function work(url, seconds) {
  const list = await (await fetch(`${url}/product-products`)).text();
  const products = [...new Set(list.match(/\/product\/\d+-[\w-]+/g))];
  const words = ['denim', 'oxford', 'organic', 'twill 300', '牛仔', 'poplim'];
  const requests = [
    ...Array.from({ length: 8 }, (_, index) => ({ path: index % 2 ? '/product-products' : (products[index] ?? '/') })),
    ...words.map((word) => ({ path: `/product-search?keywords=${encodeURIComponent(word)}` })),
  ];
  const result = await autocannon({ url, requests, duration: seconds, connections: 8 });
  return result.requests.total;
}
