import type { CatalogueDatabase } from '../database/catalogue-database';
import { languages, sites, siteTexts } from '../database/schema';

/** Makes the site of a database that has none, with just enough to be shown. */
export async function ensureSite(db: CatalogueDatabase, siteId: number, name: string): Promise<void> {
  await db
    .insert(sites)
    .values({ id: siteId, languages: [...languages], originalDomain: '', email: '', phone: '' })
    .onConflictDoNothing();
  const empty = { keywords: '', description: '', companyName: name, address: '', hours: '' };
  await db
    .insert(siteTexts)
    .values(languages.map((language) => ({ siteId, language, name, title: name, ...empty })))
    .onConflictDoNothing();
}
