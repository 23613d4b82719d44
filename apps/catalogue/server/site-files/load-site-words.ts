import type { CatalogueDatabase } from '../database/catalogue-database';
import { inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { loadSite } from '../site/site-queries';

/** What files for programs say of the site. */
export interface SiteWords {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly companyName: string;
  readonly isShop: boolean;
}

export async function loadSiteWords(db: CatalogueDatabase, siteId: number, language: Language): Promise<SiteWords> {
  const found = await loadSite(db, siteId);
  if (found === undefined) throw new Error('The database has no site.');
  const { name, title, description, companyName } = inLanguage(found.texts, language);
  return { name, title, description, companyName, isShop: found.site.isShop };
}
