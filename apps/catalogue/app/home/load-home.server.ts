import { parseArticle } from '@selvedge/domain/content';
import type { CatalogueApi } from '../api.server';
import { articleCard } from '../article/article-card-data';
import type { ProductCardData } from '../product/product-card-data';
import { readCards } from '../product/read-cards.server';
import { readFilm } from '../video/film-data';

/** Loads the home page in one go. */
export async function loadHome(api: CatalogueApi) {
  const [page, newest, featured, facets, categories, articles, films] = await Promise.all([
    api.site.page({ name: 'home' }),
    api.product.list({ sort: 'newest', page_size: 8 }),
    api.product.list({ sort: 'recommended', weight: '400-', page_size: 12 }),
    api.product.facets({}),
    api.product.categories(),
    api.article.list({ page_size: 6 }),
    api.video.list({ page_size: 6 }),
  ]);
  return {
    sections: page.sections,
    newest: readCards(newest.list),
    featured: swatchFor(readCards(featured.list)),
    facets,
    categories: categories.list.map(({ children: _, ...category }) => category),
    films: films.list.flatMap(readFilm),
    articles: articles.list.flatMap((raw) => {
      const parsed = parseArticle(raw);
      return parsed.ok ? [articleCard(parsed.value)] : [];
    }),
  };
}

/** The cloth of the opening picture is a heavy twill; its swatch card shows one that is in the book. */
function swatchFor(cards: readonly ProductCardData[]): ProductCardData | null {
  return cards.find(({ weave }) => weave === 'twill-3-1') ?? cards[0] ?? null;
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
