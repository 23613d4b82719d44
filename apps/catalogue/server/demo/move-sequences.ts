import { sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';

const numbered = [
  'articles',
  'categories',
  'downloads',
  'navigation_items',
  'pictures',
  'product_reviews',
  'products',
  'reductions',
  'sites',
  'social_chat_entries',
  'videos',
] as const;

/** Ids were given by hand; what is added later must not take them again. */
export async function moveSequences(db: CatalogueDatabase): Promise<void> {
  for (const table of numbered) {
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest(1, (select max(id) from ${sql.identifier(table)})))`);
  }
}
