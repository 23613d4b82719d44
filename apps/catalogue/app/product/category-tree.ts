import type { RawCategory } from '../api.server';

export interface CategoryLink {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

/** A category with its place in the tree. */
export interface PlacedCategory {
  readonly category: RawCategory;
  /** From the top down. */
  readonly parents: readonly CategoryLink[];
  /** The categories beside it, itself included. */
  readonly siblings: readonly RawCategory[];
}

/** The address of a category, without language. */
export function categoryHref({ id, slug }: Pick<CategoryLink, 'id' | 'slug'>): string {
  return `/product/category/${id}${slug ? `-${slug}` : ''}`;
}

/** Finds a category in the tree; null when there is none of that number. */
export function findCategory(
  tree: readonly RawCategory[],
  id: number,
  parents: readonly CategoryLink[] = [],
): PlacedCategory | null {
  for (const category of tree) {
    if (category.id === id) return { category, parents, siblings: tree };
    const link = { id: category.id, slug: category.slug, title: category.title };
    const below = findCategory(category.children, id, [...parents, link]);
    if (below) return below;
  }
  return null;
}
