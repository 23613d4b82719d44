/**
 * Tables that products fill. Their indexes are dropped while a million rows go in, and made again afterwards, which
 * takes a tenth of the time.
 */
const filled = [
  'products',
  'product_texts',
  'product_pictures',
  'product_attributes',
  'product_uses',
  'product_fibres',
  'product_certificates',
  'product_search',
  'search_words',
];

/** Two of each make the name of a line of cloth, such as "Marlowen 云岭", which only some products bear. */
const beginnings =
  'al ar bel bran cal cor dan dor el fen gal gor hal har in jar kel kor lan lor mal mar nel nor or pel ral ren sal sel tal tor ul val ver wel wen yar yel zan';
const endings =
  'ba bury by dale den don fa field ford gate ham ka ko la land ley lin lo low ma mere mi na nes no ra ri ro sa sen so ta ten ti to va vale ver wen wick';
const characters =
  '云岭清河远山明月松江平湖青石金田玉泉长风秋水春晓白鹭红叶古镇新桥大海星辰晨光雪原竹林梅园兰亭菊圃荷塘杏村桃源柳岸枫桥桂庭';

/**
 * Fills a catalogue that holds the demo with products after the demo's own, up to a number: each is one of the demo's
 * with another name, article number, weight, price and day, so that it has both languages, facets, pictures, figures
 * and a search document. The same number always makes the same products.
 *
 * @param {import('pg').Client} client
 * @param {number} wanted how many products there shall be
 */
export async function growProducts(client, wanted) {
  const { rows } = await client.query('select count(*)::int as there, max(id) as last from products');
  const [{ there, last }] = rows;
  if (wanted <= there) return;
  const indexes = await droppedIndexes(client);
  await client.query(`set session_replication_role = replica`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query(plan(there, last, wanted));
  for (const step of steps) await client.query(step);
  await client.query(`set session_replication_role = origin`);
  for (const index of indexes) await client.query(index);
  await client.query(`drop table growing, grown_from`);
  for (const table of filled) await client.query(`vacuum analyze ${table}`);
  await client.query(`update sites set publish_version = publish_version + 0.001`);
}

/** @param {import('pg').Client} client */
async function droppedIndexes(client) {
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes
     where tablename = any($1) and schemaname = 'public'
       and not exists (select 1 from pg_constraint where conname = indexname)`,
    [filled],
  );
  for (const { indexname } of rows) await client.query(`drop index "${indexname}"`);
  return rows.map(({ indexdef }) => indexdef);
}

/**
 * Which new product is made after which of the demo's. The factors are prime, so that facts do not fall together.
 *
 * @param {number} there
 * @param {number} last
 * @param {number} wanted
 */
function plan(there, last, wanted) {
  return `
    set timezone = 'UTC';
    create temporary table grown_from as
      select id as source_id, (row_number() over (order by id) - 1)::int as place from products where not is_draft order by id;
    create temporary table growing as
      select ${last} + n as id, n, source_id, n % 1000 * 919 % 1000 as chance,
        initcap(b[1 + n % cardinality(b)] || e[1 + n / cardinality(b) % cardinality(e)]) as name_en,
        substr(c, 1 + n % length(c) * 31 % length(c), 1) || substr(c, 1 + n / 7 * 17 % length(c), 1) as name_zh
      from generate_series(1, ${wanted - there}) n
      join grown_from on place = n % (select count(*) from grown_from),
      (select regexp_split_to_array('${beginnings}', ' ') as b, regexp_split_to_array('${endings}', ' ') as e, '${characters}' as c) words
      order by n;
    alter table growing add primary key (id);
    create index on growing (source_id);
    analyze growing, grown_from`;
}

const steps = [
  `insert into products (id, category_id, article_number, slug, position, added_at, is_hot, is_new, is_recommend,
     price_min, price_max, price_unit, least_quantity, stock, discount_start, discount_end, max_discount,
     comment_score, weight_gsm, count_ne, weave, figures, tags)
   select g.id, p.category_id, split_part(coalesce(p.article_number, 'SV'), '-', 1) || '-' || (100000 + n),
     p.slug || '-' || lower(name_en), (select max(position) from products) + n,
     timestamptz '2020-01-01' + n * interval '2 minutes', chance < 20, chance between 20 and 60, chance between 60 and 120,
     p.price_min + chance, p.price_max + chance, p.price_unit, p.least_quantity, p.stock,
     case when chance = 500 then timestamptz '2026-01-01' end, case when chance = 500 then timestamptz '2036-01-01' end,
     case when chance = 500 then 900 else 1000 end, 5, round((p.weight_gsm * (0.8 + chance / 2500.0))::numeric, 1),
     p.count_ne, p.weave, p.figures, p.tags
   from growing g join products p on p.id = source_id order by g.id`,
  `insert into product_texts (product_id, language, title, subtitle, summary, body_html)
   select g.id, language, case language when 'en' then name_en || ' ' || title else name_zh || '·' || title end, subtitle, summary, ''
   from growing g join product_texts t on t.product_id = source_id order by g.id`,
  `insert into product_pictures (product_id, position, picture_id, kind, repeat_mm)
   select g.id, position, picture_id, kind, repeat_mm
   from growing g join product_pictures t on t.product_id = source_id where position < 2 order by g.id`,
  `insert into product_attributes (product_id, language, position, "group", code, name, value, second, unit_code)
   select g.id, language, position, "group", code, name, value, second, unit_code
   from growing g join product_attributes t on t.product_id = source_id where position < 2 order by g.id`,
  `insert into product_uses (product_id, code, position)
   select g.id, code, position from growing g join product_uses t on t.product_id = source_id order by g.id`,
  `insert into product_fibres (product_id, code, position, percent)
   select g.id, code, position, percent from growing g join product_fibres t on t.product_id = source_id order by g.id`,
  `insert into product_certificates (product_id, code, position, name, valid_until)
   select g.id, code, position, name, valid_until
   from growing g join product_certificates t on t.product_id = source_id order by g.id`,
  // What the bodies say is left out, as the bodies are; the new names count as titles do.
  `insert into product_search (product_id, document, plain)
   select g.id,
     ts_filter(s.document, '{a,b,c}') ||
       format('%L:1A %L:2A %L:3A %L:4A %L:5A', lower(name_en), name_zh, right(name_zh, 1), 100000 + n,
         lower(split_part(coalesce(article_number, 'SV'), '-', 1)) || (100000 + n))::tsvector,
     name_zh || ' ' || left(plain, 200)
   from growing g join product_search s on s.product_id = source_id join products p on p.id = source_id order by g.id`,
  `insert into search_words select distinct lower(name_en) from growing on conflict do nothing`,
];
