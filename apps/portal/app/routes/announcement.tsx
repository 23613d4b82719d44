import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { truncateText } from '@selvedge/domain/text';
import { AnnouncementPage } from '../announcements/announcement-page';
import { loadAnnouncement } from '../announcements/load-announcements.server';
import { apiFor } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { localeOf } from '../language/address';
import { recordId } from '../page/or-not-found.server';
import { pageMeta } from '../page/page-meta';
import type { loader as rootLoader } from '../root';

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) => {
  const found = loaded?.found ?? null;
  return pageMeta(
    { matches, location },
    found && { title: found.title, description: truncateText(found.paragraphs[0] ?? '', 160) },
  );
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = recordId(params.id);
  const locale = localeOf(new URL(request.url).pathname);
  const found = id === null ? null : await loadAnnouncement(apiFor(request, context), id, locale);
  return data({ found }, { status: found === null ? 404 : 200 });
}

export default function AnnouncementRoute() {
  const { found } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!found || !root) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <AnnouncementPage announcement={found} community={root.community.name} locale={locale} />;
}
