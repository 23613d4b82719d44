import { parseArticle } from '@selvedge/domain/content';
import type { CatalogueApi } from '../api.server';
import { articleCard } from '../article/article-card-data';
import { readCards } from '../product/read-cards.server';

/** Loads the home page in one go. */
export async function loadHome(api: CatalogueApi) {
  const [page, newest, featured, facets, categories, articles] = await Promise.all([
    api.site.page({ name: 'home' }),
    api.product.list({ sort: 'newest', page_size: 4 }),
    api.product.list({ sort: 'recommended', page_size: 1 }),
    api.product.facets({}),
    api.product.categories(),
    api.article.list({ page_size: 3 }),
  ]);
  return {
    sections: page.sections,
    newest: readCards(newest.list),
    featured: readCards(featured.list)[0] ?? null,
    facets,
    categories: categories.list.map(({ children: _, ...category }) => category),
    articles: articles.list.flatMap((raw) => {
      const parsed = parseArticle(raw);
      return parsed.ok ? [articleCard(parsed.value)] : [];
    }),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
