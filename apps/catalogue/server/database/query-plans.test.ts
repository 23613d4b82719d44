import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findByKey } from '../message-board/inquiry-queries';
import { productOrder } from '../product/product-order';
import { productWhere, reducedWhere } from '../product/product-where';
import { loadReviews } from '../product/review-queries';
import { testCatalogue, testNow } from '../testing/test-catalogue';
import { categories, productSearch, products, searchWords } from './schema';

const { db } = await testCatalogue();

const many = 30_000;

beforeAll(async () => {
  await db.execute(sql`
    insert into products (id, category_id, article_number, slug, position, added_at, weight_gsm, count_ne, discount_start, discount_end)
    select 1000 + n, case when n % 100 = 0 then 3 else 2 end, 'T-' || n, 'test-' || n, n, timestamptz '2026-01-01' + n * interval '1 minute', n % 500, n % 80,
      case when n % 1000 = 0 then timestamptz '2026-06-01' end, case when n % 1000 = 0 then timestamptz '2026-07-01' end
    from generate_series(1, ${sql.raw(String(many))}) n`);
  await db.execute(
    sql`insert into product_texts (product_id, language, title) select id, 'en', slug from products where id > 1000`,
  );
  await db.execute(
    sql`insert into product_fibres select id, case when id % 100 = 0 then 'LI' else 'CO' end, 0, 100 from products where id > 1000`,
  );
  await db.execute(sql`
    insert into product_search select id, ('''test'':1A ''t' || id || ''':2A')::tsvector, '' from products where id > 1000`);
  await db.execute(sql`insert into search_words select 'word' || md5(n::text) from generate_series(1, 20000) n`);
  await db.execute(sql`
    insert into inquiries (site_id, idempotency_key, content_hash, company, country, email, msg, name, tel, whats_app, sent_at, received_at, language)
    select 1, 'key-' || n, '', '', '', 'a@b.example', '', '', '', '', now(), now(), 'en' from generate_series(1, 5000) n`);
  await db.execute(sql`
    insert into product_reviews (product_id, score, language, text, author, written_at)
    select 1001 + n % 300, 1 + n % 5, 'en', 'Even.', 'Mill', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 9000) n`);
  // Vacuum, since new entries of a GIN index wait in a list until then.
  await db.execute(sql`vacuum analyze`);
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The tables that are read from end to end, and the indexes that are used. */
async function planOf(query: SQLWrapper): Promise<{ scanned: string[]; indexes: string[] }> {
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    sql`explain (format json) ${query}`,
  );
  const nodes: PlanNode[] = [];
  const visit = (node: PlanNode): void => {
    nodes.push(node);
    node.Plans?.forEach(visit);
  };
  const top = rows[0]?.['QUERY PLAN'][0].Plan;
  if (top !== undefined) visit(top);
  return {
    scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [])),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
  };
}

const page = (where: SQL | undefined, order: SQL) =>
  db.select({ id: products.id }).from(products).where(where).orderBy(order).limit(12);

describe('no list reads all products', () => {
  it.each([
    ['the mill’s own order', page(undefined, productOrder('recommended', 'page_content')), 'products_recommended'],
    ['the newest', page(undefined, productOrder('newest', 'page_content')), 'products_newest'],
    ['the lightest', page(undefined, productOrder('lightest', 'page_content')), 'products_lightest'],
    ['the heaviest', page(undefined, productOrder('heaviest', 'page_content')), 'products_heaviest'],
    [
      'a category',
      page(productWhere(db, {}, [3]), productOrder('recommended', 'page_content')),
      'products_by_category',
    ],
    [
      'a rare fibre',
      page(productWhere(db, { fibre: 'LI' }, undefined), productOrder('recommended', 'page_content')),
      'product_fibres',
    ],
    [
      'a weight',
      page(productWhere(db, { weight: '110-112' }, undefined), productOrder('lightest', 'page_content')),
      'products_lightest',
    ],
    [
      'what is reduced now',
      page(reducedWhere('now', testNow), productOrder('recommended', 'now')),
      'products_discount',
    ],
    [
      'what will be reduced',
      page(reducedWhere('upcoming', testNow), productOrder('recommended', 'upcoming')),
      'products_discount',
    ],
  ])('for %s', async (_what, query, index) => {
    const { scanned, indexes } = await planOf(query);
    expect(scanned).not.toContain('products');
    expect(indexes.join(' ')).toContain(index);
  });
});

describe('no look-up reads a whole table', () => {
  it.each([
    [
      'words in documents',
      db.select({ id: productSearch.productId }).from(productSearch).where(sql`document @@ '''t2500'''::tsquery`),
      'product_search_document',
    ],
    [
      'the nearest words',
      db.select().from(searchWords).orderBy(sql`word <-> 'wrod'`).limit(40),
      'search_words_trigrams',
    ],
    ['an article number', db.select().from(products).where(sql`article_number = 'T-5'`), 'products_article_number'],
    [
      'an imported product',
      db.select().from(products).where(sql`source = 'shopify' and source_key = 'x'`),
      'products_source',
    ],
  ])('for %s', async (_what, query, index) => {
    const { scanned, indexes } = await planOf(query);
    expect([scanned, indexes]).toEqual([[], [index]]);
  });

  it.each([
    ['newest', 'product_reviews_newest'],
    ['highest', 'product_reviews_highest'],
  ] as const)('for the reviews of a product, %s first', async (order, index) => {
    const { scanned, indexes } = await planOf(loadReviews(db, 1007, order, { limit: 6, offset: 0 }));
    expect([scanned, indexes]).toEqual([[], [index]]);
  });

  it('for an idempotency key', async () => {
    const query = sql`select id from inquiries where idempotency_key = 'key-77'`;
    expect((await planOf(query)).indexes).toEqual(['inquiries_idempotency_key']);
    expect(await findByKey(db, 'key-77')).toBeDefined();
    expect(await db.select().from(categories)).toHaveLength(4);
  });
});
