import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { ArticleList } from '../article/article-list';
import { loadArticles } from '../article/load-articles.server';
import { DiscountPage } from '../discount/discount-page';
import { loadDiscounts } from '../discount/load-discounts.server';
import { notFound } from '../document/not-found';
import { pageMeta } from '../document/page-meta';
import { itemListData } from '../document/structured-data/reading-data';
import { DownloadsPage } from '../download/downloads-page';
import { loadDownloads } from '../download/load-downloads.server';
import { isNarrowed } from '../find/product-filters';
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
const listBases = [
  '/product-products',
  '/product-search',
  '/product-discount-now',
  '/product-discount-upcoming',
  '/article-list',
  '/video-list',
  '/downloads',
] as const;

/** A category's or a reduction's further pages stand with it; here only their older spellings come, to be sent there. */
const isList = (base: string) =>
  listBases.some((list) => list === base) || /^\/(?:product\/category|reduction)\/\d[^/]*$/.test(base);

const titles = {
  products: m.all_products,
  search: m.search_title,
  now: m.discounts_now,
  upcoming: m.discounts_upcoming,
  articles: m.journal,
  videos: m.films,
  downloads: m.downloads,
} as const;

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  const title = m.title_with_page({ title: titles[data.kind](), page: data.list.page });
  return pageMeta(site, site.title, {
    title,
    path: location.pathname,
    isPrivate: data.kind === 'search' || isNarrowed(new URLSearchParams(location.search)),
    list: data.list,
    crumbs: [{ title: titles[data.kind](), href: data.list.base }, { title }],
    things: itemListData(itemsOf(data), site, location.pathname),
  });
};

/** What a page of a list shows, whatever it lists. */
function itemsOf(page: Awaited<ReturnType<typeof loader>>) {
  switch (page.kind) {
    case 'articles':
      return page.list.articles;
    case 'videos':
      return page.list.videos;
    case 'downloads':
      return [];
    default:
      return page.list.products;
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const place = pageOfList(url, isList);
  const api = apiFor(request, context);
  switch (place.base) {
    case '/product-products':
      return { kind: 'products' as const, list: await loadProductList(api, place, url.searchParams) };
    case '/product-search':
      return { kind: 'search' as const, list: await loadSearch(api, place, readKeywords(url.searchParams)) };
    case '/product-discount-now':
      return { kind: 'now' as const, list: await loadDiscounts(api, place, 'now') };
    case '/product-discount-upcoming':
      return { kind: 'upcoming' as const, list: await loadDiscounts(api, place, 'upcoming') };
    case '/article-list':
      return { kind: 'articles' as const, list: await loadArticles(api, place) };
    case '/video-list':
      return { kind: 'videos' as const, list: await loadVideos(api, place) };
    case '/downloads':
      return { kind: 'downloads' as const, list: await loadDownloads(api, place) };
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
    case 'now':
    case 'upcoming':
      return <DiscountPage list={page.list} />;
    case 'articles':
      return <ArticleList list={page.list} />;
    case 'videos':
      return <VideoList list={page.list} />;
    case 'downloads':
      return <DownloadsPage list={page.list} />;
  }
}
