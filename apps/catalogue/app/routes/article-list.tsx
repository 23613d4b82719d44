import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { ArticleList } from '../article/article-list';
import { loadArticles } from '../article/load-articles.server';
import { pageMeta } from '../document/page-meta';
import { itemListData } from '../document/structured-data/reading-data';
import { siteOf } from '../layout/site-data';
import { pageOfList } from '../list/page-of-list';
import { m } from '../paraglide/messages';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site) return [];
  return pageMeta(site, site.title, {
    title: m.journal(),
    description: m.journal_lead(),
    path: location.pathname,
    list: data,
    crumbs: [{ title: m.journal() }],
    things: itemListData(data?.articles ?? [], site, location.pathname),
  });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadArticles(apiFor(request, context), pageOfList(new URL(request.url)));
}

export default function ArticleListRoute() {
  return <ArticleList list={useLoaderData<typeof loader>()} />;
}
