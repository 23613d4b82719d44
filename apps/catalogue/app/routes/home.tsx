import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { organizationData, webSiteData } from '../document/structured-data/organization';
import { HomePage } from '../home/home-page';
import { loadHome } from '../home/load-home.server';
import { inLanguage, localeOf } from '../language/address';
import { siteOf } from '../layout/site-data';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site) return [];
  const path = inLanguage('/', localeOf(location.pathname));
  return pageMeta(site, site.title, {
    path,
    image: data?.sections.find(({ img }) => img)?.img,
    things: [organizationData(site), webSiteData(site, path)],
  });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(apiFor(request, context));
}

export default function Home() {
  return <HomePage home={useLoaderData<typeof loader>()} />;
}
