import { atLeast, atMost } from '../aim.mjs';
import { answersPerSecond, inTurns, load } from './load.mjs';
import { startCatalogue } from './start-catalogue.mjs';
import { startProgram } from './start-program.mjs';

const listPage = '/product-products';

/**
 * A cached page against bare `node:http` that sends the same bytes, and against the app's own build under stock Remix.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} options
 */
export async function measurePages(print, { quick = false } = {}) {
  const ours = await startCatalogue();
  const bare = await startProgram('scripts/bench/catalogue/bare-server.mjs', {
    BARE: JSON.stringify({ url: ours.url, path: listPage }),
  });
  const stock = await startProgram('scripts/bench/catalogue/stock-server.mjs', { API: ours.url }, listPage);
  try {
    const page = await fetch(ours.url + listPage, { headers: { 'accept-encoding': 'br' } });
    await page.arrayBuffer();
    const tag = page.headers.get('etag') ?? '';
    const seconds = quick ? 1 : 3;
    const rounds = quick ? 2 : 5;
    const forms = /** @type {const} */ ([
      ['raw', { 'accept-encoding': 'identity' }, 200],
      ['brotli', { 'accept-encoding': 'br' }, 200],
      ['304', { 'accept-encoding': 'br', 'if-none-match': tag }, 304],
    ]);
    const rows = [];
    for (const [form, headers, status] of forms) {
      const figures = await inTurns(
        {
          ours: () => load(ours.url + listPage, headers, seconds, status),
          bare: () => load(bare.url + listPage, headers, seconds, status),
        },
        rounds,
      );
      const row = {
        form,
        perSecond: figures.ours.perSecond,
        bare: figures.bare.perSecond,
        ratio: figures.ours.perSecond / figures.bare.perSecond,
        p99Ratio: figures.ours.p99 / Math.max(1, figures.bare.p99),
      };
      rows.push(row);
      print(
        `  ${form.padEnd(8)} ${row.perSecond.toFixed(0).padStart(7)}/s, bare ${row.bare.toFixed(0).padStart(7)}/s: ${row.ratio.toFixed(2)} of it, p99 ${row.p99Ratio.toFixed(2)} ×`,
      );
    }
    // So slow that its answers are counted and not its seconds.
    const remix = await answersPerSecond(stock.url + listPage, { 'accept-encoding': 'br' }, quick ? 24 : 240);
    const against = (rows[1]?.perSecond ?? 0) / remix;
    print(`  stock Remix ${remix.toFixed(1)}/s: ${against.toFixed(0)} × it`);
    const aims = [
      ...rows.map(({ form, ratio }) => atLeast(`${form}, requests/s of bare HTTP`, ratio, 0.85)),
      ...rows.map(({ form, p99Ratio }) => atMost(`${form}, p99 of bare HTTP`, p99Ratio, 1.5)),
      atLeast('brotli, requests/s of stock Remix', against, 100),
    ];
    return { rows, stock: remix, againstStock: against, aims };
  } finally {
    await Promise.all([stock.stop(), bare.stop()]);
  }
}
