import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { ApiError, codes } from '@selvedge/error-catalogue';
import { apiFor } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { pageLinks } from '../document/page-links';
import { rootDataOf } from '../document/root-data';
import { newsData } from '../document/structured-data';
import { localeOf } from '../language/address';
import { loadNews } from '../news/load-news.server';
import { NewsArticle } from '../news/news-article';

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) => {
  const root = rootDataOf(matches);
  if (!loaded?.article || !root) return [{ title: notFoundText(location) }, { name: 'robots', content: 'noindex' }];
  const { title, summary } = loaded.article;
  return [
    { title: `${title} · ${root.community.name}` },
    { name: 'description', content: summary },
    ...pageLinks(root.origin, location.pathname),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        ...newsData(loaded.article, root.community, root.origin, location.pathname),
      },
    },
  ];
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const newsId = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : 0;
  if (newsId === 0) return data({ article: null }, { status: 404 });
  try {
    const locale = localeOf(new URL(request.url).pathname);
    return data({ article: await loadNews(apiFor(request, context), newsId, locale) });
  } catch (error) {
    if (error instanceof ApiError && error.code === codes.notFound) return data({ article: null }, { status: 404 });
    throw error;
  }
}

export default function NewsRoute() {
  const { article } = useLoaderData<typeof loader>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!article) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <NewsArticle article={article} locale={locale} />;
}
