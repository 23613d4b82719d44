import type { CatalogueContext } from '../context';
import { type CategoryNode, loadCategoryTree } from './category-queries';

/** The ids of a category and of all below it; none when there is no such category, nothing when none is asked for. */
export async function branchOf(
  context: Pick<CatalogueContext, 'db' | 'kept'>,
  id: number | undefined,
): Promise<number[] | undefined> {
  if (id === undefined) return undefined;
  const tree = await categoryTree(context);
  return tree.some((category) => category.id === id) ? below(tree, id) : [];
}

/** Every category, without what only its own page shows. */
export function categoryTree({ db, kept }: Pick<CatalogueContext, 'db' | 'kept'>) {
  return kept.exactly('category tree', () => loadCategoryTree(db));
}

/** The ids of a category and of all below it. */
export function below(tree: readonly CategoryNode[], id: number): number[] {
  return [id, ...tree.filter(({ parentId }) => parentId === id).flatMap((child) => below(tree, child.id))];
}
