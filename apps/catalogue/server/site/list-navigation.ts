import type { RawContentItem } from '@selvedge/domain/content';
import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import type { Language, navigationPlaces } from '../database/schema';
import { pictureToWire } from '../picture-to-wire';
import { loadNavigation, type NavigationRow } from './site-queries';

/** The links of the header or the footer as a tree. */
export async function listNavigation(
  { db, language }: CatalogueContext,
  place: (typeof navigationPlaces)[number],
): Promise<{ list: RawContentItem[] }> {
  return { list: treeOf(await loadNavigation(db, place), language, null) };
}

function treeOf(rows: readonly NavigationRow[], language: Language, parentId: number | null): RawContentItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => {
      const { title, summary } = inLanguage(row.texts, language);
      return {
        id: row.id,
        relate_type: row.relateType,
        // An item that leads nowhere has no address: its reader puts the no-op link there.
        ...(row.href === '' ? {} : { page_url_suffix: row.href }),
        target: row.target,
        title,
        summary,
        img: row.picture && pictureToWire(row.picture, language, title),
        children: treeOf(rows, language, row.id),
      };
    });
}
