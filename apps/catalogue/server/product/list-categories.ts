import type { RawCategory } from '@selvedge/api-contract/catalogue';
import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { pictureToWire } from '../picture-to-wire';
import { type CategoryRow, countByCategory, loadCategories } from './category-queries';

/** The tree of categories with the number of products in and below each. */
export async function listCategories({ db, language, drafts }: CatalogueContext): Promise<{ list: RawCategory[] }> {
  const [rows, counts] = await Promise.all([loadCategories(db), countByCategory(db, { drafts })]);
  return { list: treeOf(rows, counts, language, null) };
}

function treeOf(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<number, number>,
  language: Language,
  parentId: number | null,
): RawCategory[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => {
      const children = treeOf(rows, counts, language, row.id);
      const { title, summary, figures } = inLanguage(row.texts, language);
      return {
        id: row.id,
        slug: row.slug,
        title,
        summary,
        figures,
        count: children.reduce((sum, child) => sum + child.count, counts.get(row.id) ?? 0),
        img: row.picture && pictureToWire(row.picture, language, title),
        children,
      };
    });
}
