import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { truncateText } from '@selvedge/domain/text';
import { AnnouncementPage } from '../announcements/announcement-page';
import { loadAnnouncement, noteReading } from '../announcements/load-announcements.server';
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

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = recordId(params.id);
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  const found = id === null ? null : await loadAnnouncement(api, id, locale);
  const status = found === null ? 404 : 200;
  if (found === null || !hasSession(request)) return data({ found }, { status });
  // A page that was only fetched beforehand has not been read; not kept, it is asked for again when it is opened.
  if (!isBeforehand(request)) await noteReading(api, found.id);
  return data({ found }, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

function hasSession({ headers }: Request): boolean {
  return /(?:^|[\s;_-])session=/.test(headers.get('cookie') ?? '');
}

function isBeforehand({ headers }: Request): boolean {
  return ['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.get(name)?.includes('prefetch') === true);
}

export default function AnnouncementRoute() {
  const { found } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!found || !root) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <AnnouncementPage announcement={found} community={root.community.name} locale={locale} />;
}
