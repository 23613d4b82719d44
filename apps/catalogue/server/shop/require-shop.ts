import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { sites } from '../database/schema';

/** What the shop of a site needs to know of it. */
export interface ShopSite {
  /** What sending an order costs, in cents. */
  readonly shippingCents: number;
}

/** The site's shop. Where there is none, there is nothing to find: code 10, and no price is even looked up. */
export async function requireShop(db: CatalogueDatabase, siteId: number): Promise<ShopSite> {
  const [site] = await db
    .select({ isShop: sites.isShop, shippingCents: sites.shippingCents })
    .from(sites)
    .where(eq(sites.id, siteId));
  if (!site?.isShop) throw refuse(codes.notFound);
  return site;
}
