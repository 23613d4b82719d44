import type { RawCategory } from '@selvedge/api-contract/catalogue';
import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { pictureToWire } from '../picture-to-wire';
import { type CategoryRow, countByCategory, loadCategories } from './category-queries';
import { keptSummary } from './count-all';

/** The tree of categories with the number of products in and below each. */
export async function listCategories(context: CatalogueContext): Promise<{ list: RawCategory[] }> {
  const { db, kept, language, drafts } = context;
  const [rows, counts] = await Promise.all([
    kept.exactly('categories', () => loadCategories(db)),
    keptSummary(context).then((summary) =>
      summary === undefined
        ? countByCategory(db, { drafts })
        : new Map([...summary].map(([id, { total }]) => [id, total])),
    ),
  ]);
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
