import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { fileNameOf } from '../download/download-address';
import { isShown, type Seeing } from '../draft/shown';
import { isShop } from '../site/site-queries';
import { filmToWire } from '../video/film-to-wire';
import { below, categoryTree } from './branch-of';
import type { CategoryNode } from './category-queries';
import { loadProductCards } from './product-cards';
import { findNeighbours, findRelatives, loadProduct, type ProductDetail } from './product-queries';
import { productDetailToWire, productToWire } from './product-to-wire';

const relativesShown = 8;

/** A product with everything around it, or nothing when there is none of that id. */
export async function findProduct(context: CatalogueContext, { id }: { readonly id: number }) {
  const { db, kept, language, siteId, now, drafts, changesAt } = context;
  const seeing = { drafts };
  const product = await loadProduct(db, id, seeing);
  if (product === undefined) return undefined;
  const [shop, categories, neighbours] = await Promise.all([
    kept.exactly('shop', () => isShop(db, siteId)),
    categoryTree(context),
    findNeighbours(db, product, seeing),
  ]);
  const trail = trailOf(categories, product.categoryId);
  const family = below(categories, trail[0]?.id ?? product.categoryId);
  const relatives = await loadProductCards(
    db,
    await findRelatives(db, product, family, relativesShown, seeing),
    seeing,
  );
  const showing = { language, isShop: shop, now, changesAt };
  return {
    product: productDetailToWire(product, showing),
    film: product.videos[0] ? filmToWire(product.videos[0], language, seeing) : null,
    trail: trail.map((category) => linkOf(category, language)),
    previous: neighbours.previous ? linkOf(neighbours.previous, language) : null,
    next: neighbours.next ? linkOf(neighbours.next, language) : null,
    related: relatives.map((relative) => productToWire(relative, showing)),
    downloads: downloadsOf(product, language, seeing),
  };
}

/** From the top of the tree down to the category. */
function trailOf(categories: readonly CategoryNode[], id: number | null): CategoryNode[] {
  const found = id === null ? undefined : categories.find((category) => category.id === id);
  return found === undefined ? [] : [...trailOf(categories, found.parentId), found];
}

interface Linked {
  readonly id: number;
  readonly slug: string;
  readonly texts: readonly { readonly language: Language; readonly title: string }[];
}

function linkOf({ id, slug, texts }: Linked, language: Language) {
  return { id, slug, title: inLanguage(texts, language).title };
}

function downloadsOf(product: ProductDetail, language: Language, seeing: Seeing) {
  const offered = product.downloads.filter(({ download }) => isShown(download, seeing));
  return offered.map(({ download: { id, kind, size, isLimit, href, texts } }) => ({
    id,
    title: inLanguage(texts, language).title,
    kind,
    size,
    is_limit: isLimit,
    file_name: fileNameOf(href),
    href: isLimit ? '' : href,
  }));
}
