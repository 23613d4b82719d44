import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { siteOf } from '../layout/site-data';
import { pageOfList } from '../list/page-of-list';
import { m } from '../paraglide/messages';
import { readKeywords } from '../search/keywords';
import { loadSearch } from '../search/load-search.server';
import { SearchPage } from '../search/search-page';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const site = siteOf(matches);
  return site ? pageMeta(site, site.title, { title: m.search_title(), path: location.pathname, isPrivate: true }) : [];
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return loadSearch(apiFor(request, context), pageOfList(url), readKeywords(url.searchParams));
}

export default function ProductSearch() {
  return <SearchPage found={useLoaderData<typeof loader>()} />;
}
