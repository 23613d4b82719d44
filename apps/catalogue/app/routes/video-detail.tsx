import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { notFound } from '../document/not-found';
import { pageMeta } from '../document/page-meta';
import { videoData } from '../document/structured-data/reading-data';
import { siteOf } from '../layout/site-data';
import { assertOwnAddress, idOf } from '../page/own-address';
import { m } from '../paraglide/messages';
import { loadVideo } from '../video/load-videos.server';
import { VideoPage } from '../video/video-page';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  const { title, description, image } = data;
  return pageMeta(site, site.title, {
    title,
    description,
    image,
    path: location.pathname,
    crumbs: [{ title: m.films(), href: '/video-list' }, { title }],
    things: videoData(data, site, location.pathname),
  });
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const video = await loadVideo(apiFor(request, context), idOf(params.slug));
  if (!video) throw notFound();
  assertOwnAddress(request, video.href);
  return video;
}

export default function VideoDetail() {
  return <VideoPage video={useLoaderData<typeof loader>()} />;
}
