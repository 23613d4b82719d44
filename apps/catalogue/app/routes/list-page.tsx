import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { ArticleList } from '../article/article-list';
import { loadArticles } from '../article/load-articles.server';
import { notFound } from '../document/not-found';
import { pageMeta } from '../document/page-meta';
import { siteOf } from '../layout/site-data';
import { pageOfList } from '../list/page-of-list';
import { m } from '../paraglide/messages';
import { AllProducts } from '../product/all-products';
import { loadProductList } from '../product/load-product-list.server';
import { readKeywords } from '../search/keywords';
import { loadSearch } from '../search/load-search.server';
import { SearchPage } from '../search/search-page';
import { loadVideos } from '../video/load-videos.server';
import { VideoList } from '../video/video-list';

/** The lists whose further pages stand here; a category's stay with the category. */
const listBases = ['/product-products', '/product-search', '/article-list', '/video-list'] as const;

const titles = { products: m.all_products, search: m.search_title, articles: m.journal, videos: m.films } as const;

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  const title = m.title_with_page({ title: titles[data.kind](), page: data.list.page });
  return pageMeta(site, site.title, { title, path: location.pathname, isPrivate: data.kind === 'search' });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const place = pageOfList(url, listBases);
  const api = apiFor(request, context);
  switch (place.base) {
    case '/product-products':
      return { kind: 'products' as const, list: await loadProductList(api, place, url.searchParams) };
    case '/product-search':
      return { kind: 'search' as const, list: await loadSearch(api, place, readKeywords(url.searchParams)) };
    case '/article-list':
      return { kind: 'articles' as const, list: await loadArticles(api, place) };
    case '/video-list':
      return { kind: 'videos' as const, list: await loadVideos(api, place) };
    default:
      throw notFound();
  }
}

export default function ListPage() {
  const page = useLoaderData<typeof loader>();
  switch (page.kind) {
    case 'products':
      return <AllProducts list={page.list} />;
    case 'search':
      return <SearchPage found={page.list} />;
    case 'articles':
      return <ArticleList list={page.list} />;
    case 'videos':
      return <VideoList list={page.list} />;
  }
}
