import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { readListQuery } from '../page/list-query';
import { pageMeta } from '../page/page-meta';
import { m } from '../paraglide/messages';
import { loadSearch } from '../search/load-search.server';
import { SearchPage } from '../search/search-page';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const locale = localeOf(location.pathname);
  const description = m.search_begin_text({}, { locale });
  return pageMeta({ matches, location }, { title: m.search_title({}, { locale }), description, isUnlisted: true });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSearch(apiFor(request, context), readListQuery(new URL(request.url).searchParams));
}

export default function SearchRoute() {
  const found = useLoaderData<typeof loader>();
  return <SearchPage found={found} locale={localeOf(useLocation().pathname)} />;
}
