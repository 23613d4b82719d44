import { flagOf } from '@selvedge/domain/wire';
import type { CatalogueApi } from '../api.server';
import { notFound } from '../document/not-found';

/** The shop's screens are there only while the site is one (specification §1, `is_shop`). */
export async function requireShop(api: Pick<CatalogueApi, 'site'>): Promise<void> {
  const { site } = await api.site.baseInfo();
  if (!flagOf(site.is_shop)) throw notFound();
}
