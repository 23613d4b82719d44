import { atMost } from '../aim.mjs';
import { startNursery, timesOf } from './grown-catalogue.mjs';
import { connected } from './own-database.mjs';
import { processorTime } from './processor-time.mjs';

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
  ['list', '/product/list?page=3', `${cards} where not p.is_draft order by p.position, p.id limit 12 offset 24`],
  [
    'search',
    '/product/search?keywords=twill',
    `with hits as (select product_id, ts_rank('{0.05, 0.2, 0.5, 1}', document, q) as rank
       from product_search, to_tsquery('simple', 'twill:*') q where document @@ q limit 1000)
     ${cards} join hits on hits.product_id = p.id where not p.is_draft order by rank desc, p.position, p.id limit 12`,
  ],
]);

/**
 * The processor time of a call of the API against that of the bare query through the same driver, for the same number
 * of each; what PostgreSQL itself takes is counted for neither.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} options
 */
export async function measureApi(print, { quick = false } = {}) {
  const nursery = await startNursery();
  try {
    const app = await nursery.grown(products);
    const times = quick ? 300 : 1_500;
    const rows = await connected(app.databaseUrl, async (client) => {
      const measured = [];
      for (const [name, address, query] of contests) {
        /** @type {() => Promise<number>} */
        const ours = async () => {
          const before = processorTime(app.pid);
          await timesOf(app.api + address, times);
          return (processorTime(app.pid) - before) / times;
        };
        const bare = async () => {
          const before = process.cpuUsage();
          for (let time = 0; time < times; time++) await client.query(query);
          const { user, system } = process.cpuUsage(before);
          return (user + system) / 1000 / times;
        };
        // Once without counting: what is compiled and kept at first.
        await ours();
        await bare();
        const row = { name, milliseconds: await ours(), bare: await bare() };
        measured.push({ ...row, ratio: row.milliseconds / row.bare });
      }
      return measured;
    });
    for (const { name, milliseconds, bare, ratio } of rows) {
      print(
        `  ${name.padEnd(8)} ${milliseconds.toFixed(2)} ms, bare ${bare.toFixed(2)} ms: ${ratio.toFixed(2)} × its processor time`,
      );
    }
    await app.stop();
    return { products, rows, aims: rows.map(({ name, ratio }) => atMost(`${name}, × the bare query`, ratio, 2)) };
  } finally {
    await nursery.stop();
  }
}
