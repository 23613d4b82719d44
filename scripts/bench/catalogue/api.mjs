import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../house/root.mjs';
import { atMost } from '../aim.mjs';
import { timesOf } from './ask.mjs';
import { median } from './load.mjs';
import { startNursery } from './nursery.mjs';
import { connectionPool } from './own-database.mjs';
import { processorTime } from './processor-time.mjs';
import { startProgram } from './start-program.mjs';

const products = 20_000;

/** What a card shows, in one statement. */
const cards = `
  select p.id, p.slug, p.article_number, p.category_id, p.added_at, p.is_hot, p.is_new, p.is_recommend, p.price_min,
    p.price_max, p.price_unit, p.discount_start, p.discount_end, p.max_discount, p.comment_score, p.comment_count,
    p.weave, p.figures, p.tags,
    (select json_agg(json_build_array(t.language, t.title, t.subtitle, t.summary)) from product_texts t where t.product_id = p.id) as texts,
    (select json_agg(json_build_array(l.kind, l.repeat_mm, i.address, i.width, i.height, i.colour,
        (select json_agg(json_build_array(x.language, x.alt)) from picture_texts x where x.picture_id = i.id)) order by l.position)
      from product_pictures l join pictures i on i.id = l.picture_id where l.product_id = p.id) as pictures,
    (select json_agg(json_build_array(s.from_quantity, s.price) order by s.from_quantity) from product_price_steps s where s.product_id = p.id) as steps
  from products p`;

const contests = /** @type {const} */ ([
  {
    name: 'list',
    id: 'product.list',
    input: { page: '3' },
    address: '/product/list?page=3',
    query: `${cards} where not p.is_draft order by p.position, p.id limit 12 offset 24`,
  },
  {
    name: 'search',
    id: 'product.search',
    input: { keywords: 'twill' },
    address: '/product/search?keywords=twill',
    query: `with hits as (select product_id, ts_rank('{0.05, 0.2, 0.5, 1}', document, q) as rank
       from product_search, to_tsquery('simple', 'twill:*') q where document @@ q limit 1000)
     ${cards} join hits on hits.product_id = p.id where not p.is_draft order by rank desc, p.position, p.id limit 12`,
  },
]);

/**
 * The processor time of a call of the API against that of the bare query through the same driver: as a function, as
 * the pages call it, and over HTTP, beside a bare server that answers with the query's rows. What PostgreSQL itself
 * takes is counted for nobody.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} options
 */
export async function measureApi(print, { quick = false } = {}) {
  const nursery = await startNursery();
  const app = await nursery.grown(products);
  const times = quick ? 30 : 400;
  const rounds = quick ? 3 : 7;
  const direct = await directCalls(app.databaseUrl, rounds, times);
  const served = await servedCalls(app, rounds, times);
  const rows = contests.map(({ name }, place) => ({
    name,
    ...summed(direct[place]?.rounds ?? []),
    http: summed(served[place] ?? []),
    bareHttp: median((served[place] ?? []).map((round) => round.bareHttp / round.bare)),
  }));
  for (const { name, milliseconds, bare, ratio, http, bareHttp } of rows) {
    print(
      `  ${name.padEnd(8)} ${milliseconds.toFixed(2)} ms, bare ${bare.toFixed(2)} ms: ${ratio.toFixed(2)} × its processor time`,
    );
    print(
      `    over HTTP ${http.milliseconds.toFixed(2)} ms, bare ${http.bare.toFixed(2)} ms: ${http.ratio.toFixed(2)} ×; the query behind bare HTTP ${bareHttp.toFixed(2)} ×`,
    );
  }
  const aims = rows.flatMap(({ name, ratio, http }) => [
    atMost(`${name} as a function, × the bare query`, ratio, 2),
    atMost(`${name} over HTTP, × the bare query`, http.ratio, 2),
  ]);
  return { products, rows, aims };
}

/**
 * @typedef {{ milliseconds: number, bare: number }} Round
 * @param {readonly Round[]} rounds
 */
function summed(rounds) {
  return {
    milliseconds: median(rounds.map(({ milliseconds }) => milliseconds)),
    bare: median(rounds.map(({ bare }) => bare)),
    ratio: median(rounds.map(({ milliseconds, bare }) => milliseconds / bare)),
  };
}

/**
 * Calls without a request in between, in a process that does nothing else.
 *
 * @param {string} databaseUrl
 * @param {number} rounds
 * @param {number} times
 * @returns {Promise<{ name: string, rounds: Round[] }[]>}
 */
async function directCalls(databaseUrl, rounds, times) {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    CONTESTS: JSON.stringify(contests),
    ROUNDS: String(rounds),
    CALLS: String(times),
  };
  const program = path.join(root, 'apps/catalogue/build/bench-calls.js');
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
  return JSON.parse(stdout);
}

/**
 * @param {import('./nursery.mjs').GrownCatalogue} app
 * @param {number} rounds
 * @param {number} times
 */
async function servedCalls(app, rounds, times) {
  const queries = Object.fromEntries(contests.map(({ address, query }) => [address, query]));
  const bareServer = await startProgram('scripts/bench/catalogue/query-server.mjs', {
    DATABASE_URL: app.databaseUrl,
    QUERIES: JSON.stringify(queries),
  });
  /** @param {number} pid @param {string} address */
  const served = async (pid, address) => {
    const before = processorTime(pid);
    await timesOf(address, times);
    return (processorTime(pid) - before) / times;
  };
  const pool = connectionPool(app.databaseUrl);
  try {
    const measured = [];
    for (const { address, query } of contests) {
      const taken = [];
      for (let round = 0; round <= rounds; round++) {
        const milliseconds = await served(app.pid, app.api + address);
        const bareHttp = await served(bareServer.pid, bareServer.url + address);
        const before = process.cpuUsage();
        for (let time = 0; time < times; time++) await pool.query(query);
        const { user, system } = process.cpuUsage(before);
        // The first round is for what is compiled and kept at first.
        if (round > 0) taken.push({ milliseconds, bareHttp, bare: (user + system) / 1000 / times });
      }
      measured.push(taken);
    }
    return measured;
  } finally {
    await pool.end();
    await bareServer.stop();
  }
}
