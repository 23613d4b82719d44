import { describe, expect, it } from 'vitest';
import { categoryHref, findCategory } from './category-tree';

const category = (id: number, slug: string, children: ReturnType<typeof leaf>[] = []) => ({
  ...leaf(id, slug),
  children,
});
const leaf = (id: number, slug: string) => ({
  id,
  slug,
  title: slug,
  summary: '',
  figures: '',
  count: 0,
  img: null,
  children: [],
});

const tree = [category(1, 'yarn-dyed', [leaf(11, 'shirting'), leaf(12, 'flannels')]), category(2, 'denim')];

describe('the tree of categories', () => {
  it('finds a category with those above it and beside it', () => {
    const found = findCategory(tree, 12);
    expect(found?.category.title).toBe('flannels');
    expect(found?.parents.map(({ id }) => id)).toEqual([1]);
    expect(found?.siblings.map(({ id }) => id)).toEqual([11, 12]);
  });

  it('has nothing above its top', () => {
    expect(findCategory(tree, 2)?.parents).toEqual([]);
  });

  it('does not find what is not there', () => {
    expect(findCategory(tree, 99)).toBeNull();
  });

  it.each([
    [{ id: 12, slug: 'flannels' }, '/product/category/12-flannels'],
    [{ id: 12, slug: '' }, '/product/category/12'],
  ])('writes the address of %j', (named, href) => {
    expect(categoryHref(named)).toBe(href);
  });
});
