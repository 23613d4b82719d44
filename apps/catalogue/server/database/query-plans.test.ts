import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { published } from '../draft/shown';
import { findByKey } from '../message-board/inquiry-queries';
import { branchPage } from '../product/plain-page';
import { productOrder } from '../product/product-order';
import { productWhere, reducedWhere } from '../product/product-where';
import { loadReviews } from '../product/review-queries';
import { byIndexOnly } from '../search/search-queries';
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
async function planOf(
  query: SQLWrapper,
  asking: Pick<typeof db, 'execute'> = db,
): Promise<{ scanned: string[]; indexes: string[] }> {
  const { rows } = await asking.execute<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
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
      'a branch',
      branchPage(productOrder('recommended', 'page_content'), [1, 2, 3], 12, 0, published),
      'products_by_category',
    ],
    [
      'the newest of a branch',
      branchPage(productOrder('newest', 'page_content'), [1, 2, 3], 12, 0, published),
      'products_category_newest',
    ],
    [
      'the lightest of a branch',
      branchPage(productOrder('lightest', 'page_content'), [1, 2, 3], 12, 0, published),
      'products_category_lightest',
    ],
    [
      'the heaviest of a branch',
      branchPage(productOrder('heaviest', 'page_content'), [1, 2, 3], 12, 0, published),
      'products_category_heaviest',
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
      'words in the sample',
      sql`select product_id from product_search where document @@ '''t2500'''::tsquery and product_id % 32 = 0`,
      'product_search_sample',
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

  it('for words that must all be there, however common each of them is', async () => {
    const query = sql`select product_id from product_search join products on products.id = product_id
      where document @@ '''test'' & ''t2500'''::tsquery and not is_draft limit 1000`;
    const { scanned, indexes } = await db.transaction(async (tx) => {
      await tx.execute(byIndexOnly);
      return planOf(query, tx);
    });
    expect([scanned, indexes]).toEqual([[], ['product_search_document', 'products_pkey']]);
  });

  it.each([
    ['newest', 'product_reviews_newest'],
    ['highest', 'product_reviews_highest'],
  ] as const)('for the reviews of a product, %s first', async (order, index) => {
    const { scanned, indexes } = await planOf(loadReviews(db, 1007, order, { limit: 6, offset: 0 }));
    expect([scanned, indexes]).toEqual([[], [index]]);
  });

  it.each([
    [
      'the products before one',
      sql`select id from products where category_id = 2 and not is_draft and (position, id) < (9000, 10000) order by position desc, id desc limit 1`,
      'products_by_category',
    ],
    [
      'the sitemap’s next part',
      sql`select id from products where id > 20000 and not is_draft order by id limit 1`,
      'products_pkey',
    ],
    [
      'a page from its mark on',
      sql`select id from products where not is_draft and (position, id) >= (20000, 21000) order by position, id limit 12`,
      'products_recommended',
    ],
    [
      'a page of the heaviest from its mark on',
      sql`select id from products where not is_draft and weight_gsm <= 300 and (weight_gsm < 300 or id >= 5000) order by weight_gsm desc nulls last, id limit 12`,
      'products_heaviest',
    ],
    ['an order by its key', sql`select id from orders where idempotency_key = 'key-7'`, 'orders_idempotency_key'],
    ['a visitor by the cookie', sql`select id from visitors where code = 'code-7'`, 'visitors_code_unique'],
    ['what a visitor did', sql`select id from visitor_actions where visitor_id = 7`, 'visitor_actions_visitor'],
    ['visits that are too old', sql`select id from visitor_actions where at < '2020-01-01'`, 'visitor_actions_at'],
    ['a limited file by its address', sql`select id from downloads where href = '/limited-7'`, 'downloads_href'],
    [
      'the mails that are due',
      sql`select id from outbox.mails where sent_at is null and refused_at is null and due_at <= now() order by due_at limit 10`,
      'mails_due',
    ],
    [
      'the mails of somebody',
      sql`select count(*) from outbox.mails where recipient = 'a7@b.example' and created_at > now() - interval '1 hour'`,
      'mails_recipient',
    ],
  ])('for %s', async (_what, query, index) => {
    // Tables that are empty here fill up in use: what is asked is whether there is an index that answers.
    const { scanned, indexes } = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return planOf(query, tx);
    });
    expect([scanned, [...new Set(indexes)]]).toEqual([[], [index]]);
  });

  it('for an idempotency key', async () => {
    const query = sql`select id from inquiries where idempotency_key = 'key-77'`;
    expect((await planOf(query)).indexes).toEqual(['inquiries_idempotency_key']);
    expect(await findByKey(db, 'key-77')).toBeDefined();
    expect(await db.select().from(categories)).toHaveLength(4);
  });
});
