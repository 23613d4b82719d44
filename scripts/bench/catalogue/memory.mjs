import autocannon from 'autocannon';
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
    const rest = residentMegabytes(site.pid);
    print(
      `  first answer after ${(site.startMs / 1000).toFixed(1)} s with the demo content loaded, ${rest.toFixed(0)} MB at rest`,
    );
    const minutes = quick ? 0.5 : 30;
    await work(site.url, 20);
    const begun = residentMegabytes(site.pid);
    const requests = await work(site.url, minutes * 60);
    const ended = residentMegabytes(site.pid);
    const slope = ((ended - begun) / requests) * 100_000;
    print(
      `  ${requests} requests in ${minutes} min: ${begun.toFixed(0)} → ${ended.toFixed(0)} MB, ${slope.toFixed(2)} MB each 100,000`,
    );
    return { startMs: site.startMs, rest, begun, ended, requests, slope };
  } finally {
    await site.stop();
  }
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
