import { and, eq, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { sites } from '../database/schema';

/** Makes a site a shop or ends that. Pages with and without prices are different ones, so it is a publication. */
export async function switchShop(db: CatalogueDatabase, siteId: number, to: 'on' | 'off'): Promise<boolean> {
  const isShop = to === 'on';
  const changed = await db
    .update(sites)
    .set({ isShop, publishVersion: sql`${sites.publishVersion} + 0.001` })
    .where(and(eq(sites.id, siteId), eq(sites.isShop, !isShop)))
    .returning({ id: sites.id });
  return changed.length > 0;
}
