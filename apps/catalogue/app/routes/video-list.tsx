import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { itemListData } from '../document/structured-data/reading-data';
import { siteOf } from '../layout/site-data';
import { pageOfList } from '../list/page-of-list';
import { m } from '../paraglide/messages';
import { loadVideos } from '../video/load-videos.server';
import { VideoList } from '../video/video-list';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site) return [];
  return pageMeta(site, site.title, {
    title: m.films(),
    description: m.films_lead(),
    path: location.pathname,
    list: data,
    crumbs: [{ title: m.films() }],
    things: itemListData(data?.videos ?? [], site, location.pathname),
  });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadVideos(apiFor(request, context), pageOfList(new URL(request.url)));
}

export default function VideoListRoute() {
  return <VideoList list={useLoaderData<typeof loader>()} />;
}
