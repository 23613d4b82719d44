import type { SearchDocument, SearchQuery } from '@selvedge/server-kit';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { CatalogueDatabase, CatalogueHandle } from '../database/catalogue-database';
import { facetNames, inSample, productSearch, products, searchWords } from '../database/schema';
import { writtenOnce } from '../database/written-once';
import { type Seeing, shown } from '../draft/shown';
import { cardsOf, readCards, type WrittenCard } from '../product/product-cards';
import type { FoundPage } from '../product/product-queries';

/** Only so many matches are ranked and paged through: ranking all of a hundred thousand is what makes a search slow. */
export const rankedMatches = 1_000;

/** The cards of a page of matches, best first unless another order is given, and how many matches there are. */
export async function findMatches(
  db: CatalogueHandle,
  query: SearchQuery,
  options: {
    readonly where: SQL | undefined;
    readonly order: SQL | undefined;
    /** Nothing narrows it but what everybody may see: `where` is always the same then. */
    readonly isPlain?: boolean;
    readonly limit: number;
    readonly offset: number;
  },
  seeing: Seeing,
): Promise<FoundPage> {
  const [row] = await withPlan(db, query, (session) => {
    const { where, order, limit, offset } = options;
    // What most people ask for is one text for each number of runs; it is planned for its words each time.
    const isPlain = order === undefined && options.isPlain;
    const write = () => writeMatches(session, query.runs.length, where, order, seeing);
    const statement = isPlain ? writtenOnce(session, `matches of ${query.runs.length} runs`, write) : write();
    const runs = query.runs.map((run, place) => [`run${place}`, `%${run}%`]);
    return statement.execute({ text: query.text, limit, offset, ...Object.fromEntries(runs) });
  });
  return { cards: readCards(row?.cards ?? []), total: row?.total ?? 0 };
}

/** The statement of such a page, the words left open. It has no name: a plan that is kept fits no other word. */
function writeMatches(
  db: CatalogueDatabase,
  runs: number,
  where: SQL | undefined,
  order: SQL = sql`rank desc, ${products.position}, ${products.id}`,
  seeing: Seeing,
) {
  const found = sql`(
    with ${matches(runs, where)},
    page as (
      select ${products.id} as id, row_number() over (order by ${order}) as place
      from ranked join ${products} on ${products.id} = ranked.product_id
      order by place limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
    )
    select (select count(*)::int from ranked) as total,
      (${cardsOf(sql`array(select page.id from page order by page.place)`, seeing)}) as cards
  ) as found`;
  return db
    .select({ total: sql<number>`found.total`, cards: sql<readonly WrittenCard[]>`found.cards` })
    .from(found)
    .prepare('');
}

/**
 * PostgreSQL takes words for independent of one another. Where it expects many documents that have all of them it reads
 * one document after the other until it has enough, and where there are none it reads a million: so words that must
 * all be there are always looked up in their index.
 */
function withPlan<Found>(
  db: CatalogueHandle,
  query: SearchQuery,
  look: (session: CatalogueDatabase) => Promise<Found>,
): Promise<Found> {
  if (!query.text.includes('&')) return look(db);
  return db.transaction(async (tx) => {
    await tx.execute(byIndexOnly);
    return look(tx);
  });
}

/** Leaves only bitmaps of indexes to the planner, until the transaction ends. */
export const byIndexOnly = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true), set_config('enable_mergejoin', 'off', true)`;

/** Weights of the places D, C, B and A: a title beats any number of words in a description. */
const weights = sql.raw(`'{0.05, 0.2, 0.5, 1}'::float4[]`);

/**
 * What half of all documents say is looked for in a sample of them first, and in all of them only when the sample alone
 * does not hold as many matches as are ranked.
 */
function matches(runs: number, where: SQL | undefined): SQL {
  const tsquery = sql`${sql.placeholder('text')}::tsquery`;
  const joined = where === undefined ? sql`` : sql`join ${products} on ${products.id} = ${productSearch.productId}`;
  const found = (narrower: SQL | undefined) => sql`
    select ${productSearch.productId} as product_id, ${productSearch.document} as document
    from ${productSearch} ${joined}
    where ${and(
      sql`${productSearch.document} @@ ${tsquery}`,
      narrower,
      ...Array.from({ length: runs }, (_, place) => sql`${productSearch.plain} like ${sql.placeholder(`run${place}`)}`),
      where,
    )}
    limit ${rankedMatches}`;
  return sql`sampled as materialized (${found(inSample(productSearch.productId))}),
  enough as materialized (select count(*) >= ${rankedMatches} as enough from sampled),
  ranked as materialized (
    select hit.product_id, ts_rank(${weights}, hit.document, ${tsquery}) as rank from (
      select * from sampled where (select enough from enough)
      union all select * from (${found(undefined)}) found where not (select enough from enough)
    ) hit
  )`;
}

/** Which of the words occur in a document. */
export async function knownWords(db: CatalogueDatabase, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(inArray(searchWords.word, [...words]));
  return new Set(rows.map(({ word }) => word));
}

/** The words whose trigrams are nearest to those of one that no document has. */
export async function similarWords(db: CatalogueDatabase, word: string): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    // By distance and not by the % operator: its threshold is 0.3, and two swapped letters of six are 0.27.
    .orderBy(sql`${searchWords.word} <-> ${word}`)
    .limit(40);
  return rows.map((row) => row.word);
}

/** Those of the words, which are lexemes of ours, that stand in a document that may be seen. */
export async function shownWords(db: CatalogueDatabase, words: readonly string[], seeing: Seeing): Promise<string[]> {
  if (words.length === 0 || seeing.drafts) return [...words];
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param([...words])}::text[]) with ordinality as asked(word, place)
    where exists (
      select 1 from ${productSearch} join ${products} on ${products.id} = ${productSearch.productId}
      where ${productSearch.document} @@ quote_literal(word)::tsquery and ${shown(products, seeing)}
    )
    order by place`);
  return rows.map(({ word }) => word);
}

export async function saveSearchDocuments(
  db: CatalogueDatabase,
  documents: readonly { readonly productId: number; readonly search: SearchDocument }[],
): Promise<void> {
  if (documents.length === 0) return;
  await db
    .insert(productSearch)
    .values(documents.map(({ productId, search: { document, plain } }) => ({ productId, document, plain })))
    .onConflictDoUpdate({
      target: productSearch.productId,
      set: { document: sql`excluded.document`, plain: sql`excluded.plain` },
    });
  const words = [...new Set(documents.flatMap(({ search }) => search.words))].sort();
  if (words.length > 0) {
    await db.execute(
      sql`insert into ${searchWords} (word) select unnest(${sql.param(words)}::text[]) on conflict do nothing`,
    );
  }
}

/** Everything of products that is looked into. */
export async function productsToIndex(db: CatalogueDatabase, ids: readonly number[]) {
  // One after the other: this runs inside a transaction, whose connection takes one query at a time.
  const rows = await db.query.products.findMany({
    where: inArray(products.id, [...ids]),
    columns: { id: true, articleNumber: true, tags: true, categoryId: true },
    with: {
      texts: true,
      attributes: { columns: { value: true } },
      options: { columns: { values: true } },
      fibres: { columns: { code: true } },
      uses: { columns: { code: true } },
      certificates: { columns: { name: true } },
    },
  });
  const names = await db.select().from(facetNames);
  const tree = await db.query.categories.findMany({
    columns: { id: true, parentId: true },
    with: { texts: { columns: { title: true } } },
  });
  const byId = new Map(tree.map((category) => [category.id, category]));
  // A product of "Selvedge denim" is denim too, so the titles of all categories above it belong to it.
  const trailTitles = (id: number | null): string[] => {
    const category = id === null ? undefined : byId.get(id);
    return category === undefined
      ? []
      : [...category.texts.map(({ title }) => title), ...trailTitles(category.parentId)];
  };
  return rows.map((row) => {
    const carried = new Set([
      ...row.uses.map(({ code }) => `use ${code}`),
      ...row.fibres.map(({ code }) => `fibre ${code}`),
    ]);
    const facets = names.filter(({ kind, value }) => carried.has(`${kind} ${value}`)).map(({ name }) => name);
    return { ...row, facets, categories: trailTitles(row.categoryId) };
  });
}
