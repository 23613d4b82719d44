import { atMost } from '../aim.mjs';
import { quantile, timesOf } from './ask.mjs';
import { startNursery } from './nursery.mjs';
import { connected } from './own-database.mjs';
import { residentMegabytes } from './processor-time.mjs';

/** What is asked for, with several words each so that no single plan or page is measured. */
const asked = /** @type {const} */ ({
  English: ['search?keywords=denim', 'search?keywords=poplin', 'search?keywords=cotton', 'search?keywords=linen'],
  Chinese: ['search?keywords=牛仔布', 'search?keywords=棉', 'search?keywords=府绸', 'search?keywords=亚麻'],
  typo: ['search?keywords=oxfrod', 'search?keywords=popiln', 'search?keywords=herrinbone', 'search?keywords=dneim'],
  prefix: ['search?keywords=den', 'search?keywords=m', 'search?keywords=tw', 'search?keywords=wd-1402'],
  'several words': ['search?keywords=stretch denim', 'search?keywords=cotton twill', 'search?keywords=linen 亚麻'],
  'search, narrowed': ['search?keywords=cotton&category_id=17', 'search?keywords=twill&fibre=CO&sort=newest'],
  'deep pages': ['list?page=1000', 'list?page=1000&sort=newest', 'list?page=1000&sort=heaviest', 'list?page=80000'],
  categories: [
    'list?category_id=17',
    'list?category_id=1&page=2',
    'list?category_id=10',
    'list?category_id=17&page=500',
  ],
  sorting: [
    'list?sort=newest',
    'list?sort=lightest',
    'list?category_id=1&sort=heaviest',
    'list?category_id=17&sort=newest',
  ],
  facets: ['facets', 'facets?category_id=1', 'facets?category_id=17'],
});

/**
 * Search, lists and facets of a million products (quick: 20,000).
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} options
 */
export async function measureSearch(print, { quick = false } = {}) {
  const products = quick ? 20_000 : 1_000_000;
  const nursery = await startNursery();
  const app = await nursery.grown(products);
  const { rows: found } = await connected(app.databaseUrl, (client) =>
    client.query(`select pg_database_size(current_database()) / 1e6 as whole,
        pg_total_relation_size('product_search') / 1e6 as search, pg_relation_size('product_search_document') / 1e6 as index`),
  );
  const size = found[0];
  const rows = [];
  // Every address once: pages far down and the numbers of large branches are reckoned then, behind the answer.
  const addressesOf = Object.values(asked).flat();
  for (const address of addressesOf) await timesOf(`${app.api}/product/${encodeURI(address)}`, 1);
  await new Promise((resolve) => setTimeout(resolve, quick ? 500 : 20_000));
  for (const [name, addresses] of Object.entries(asked)) {
    const taken = [];
    for (const address of addresses) {
      const url = `${app.api}/product/${encodeURI(address)}`;
      await timesOf(url, 3);
      taken.push(...(await timesOf(url, quick ? 10 : 25)));
    }
    taken.sort((a, b) => a - b);
    // What other work on the machine adds is not in the fastest tenth.
    const row = { name, least: quantile(taken, 0.1), median: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
    rows.push(row);
    print(
      `  ${name.padEnd(18)} fastest tenth ${row.least.toFixed(1).padStart(6)} ms, median ${row.median.toFixed(1).padStart(6)} ms, p95 ${row.p95.toFixed(1).padStart(6)} ms`,
    );
  }
  const megabytes = residentMegabytes(app.pid);
  print(
    `  ${products} products: filled in ${app.buildSeconds.toFixed(0)} s, ${Number(size.whole).toFixed(0)} MB on disk (search ${Number(size.search).toFixed(0)} MB, its index ${Number(size.index).toFixed(0)} MB), the app holds ${megabytes.toFixed(0)} MB`,
  );
  const aims = rows.map(({ name, p95 }) => atMost(`${name}, p95 ms`, p95, 50));
  return { products, rows, aims, buildSeconds: app.buildSeconds, megabytesOnDisk: Number(size.whole), megabytes };
}
