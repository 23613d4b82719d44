import { and, asc, desc, gt } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { articles, products } from '../database/schema';
import { published, shown } from '../draft/shown';

/** The newest articles with their texts. */
export function loadFeedArticles(db: CatalogueDatabase, limit: number) {
  return db.query.articles.findMany({
    with: { texts: true, picture: { columns: { address: true } } },
    where: shown(articles, published),
    orderBy: [desc(articles.addedAt), desc(articles.id)],
    limit,
  });
}

/** How many products are read at once. */
const step = 200;

/** Every product, by its number, a few at a time. */
export async function* feedProducts(db: CatalogueDatabase) {
  for (let after = 0; ; ) {
    const rows = await db.query.products.findMany({
      with: {
        texts: { columns: { bodyHtml: false } },
        category: { columns: {}, with: { texts: { columns: { language: true, title: true } } } },
        pictures: {
          columns: {},
          with: { picture: { columns: { address: true } } },
          orderBy: (row) => asc(row.position),
        },
        priceSteps: { orderBy: (row) => asc(row.fromQuantity) },
        reduction: { with: { rules: { orderBy: (row) => asc(row.position) } } },
      },
      where: and(gt(products.id, after), shown(products, published)),
      orderBy: asc(products.id),
      limit: step,
    });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < step) return;
    after = last.id;
  }
}

export type FeedProduct = ReturnType<typeof feedProducts> extends AsyncGenerator<infer Row> ? Row : never;
