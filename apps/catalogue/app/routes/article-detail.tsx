import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { ArticlePage } from '../article/article-page';
import { loadArticle } from '../article/load-articles.server';
import { notFound } from '../document/not-found';
import { pageMeta } from '../document/page-meta';
import { articleData } from '../document/structured-data/reading-data';
import { siteOf } from '../layout/site-data';
import { assertOwnAddress, idOf } from '../page/own-address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  const { title, description, image } = data;
  return pageMeta(site, site.title, {
    title,
    description,
    image,
    path: location.pathname,
    type: 'article',
    crumbs: [{ title: m.journal(), href: '/article-list' }, { title }],
    things: [articleData(data, site, location.pathname)],
  });
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const article = await loadArticle(apiFor(request, context), idOf(params.slug));
  if (!article) throw notFound();
  assertOwnAddress(request, article.href);
  return article;
}

export default function ArticleDetail() {
  return <ArticlePage article={useLoaderData<typeof loader>()} />;
}
