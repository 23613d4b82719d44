import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { DownloadsPage } from '../download/downloads-page';
import { loadDownloads } from '../download/load-downloads.server';
import { siteOf } from '../layout/site-data';
import { pageOfList } from '../list/page-of-list';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = ({ matches, location }) => {
  const site = siteOf(matches);
  if (!site) return [];
  return pageMeta(site, site.title, {
    title: m.downloads(),
    description: m.downloads_lead(),
    path: location.pathname,
    crumbs: [{ title: m.downloads() }],
  });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadDownloads(apiFor(request, context), pageOfList(new URL(request.url)));
}

export default function Downloads() {
  return <DownloadsPage list={useLoaderData<typeof loader>()} />;
}
