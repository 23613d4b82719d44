import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { truncateText } from '@selvedge/domain/text';
import { apiFor } from '../api.server';
import { pageLinks } from '../document/page-links';
import { rootDataOf } from '../document/root-data';
import { organizationData } from '../document/structured-data';
import { HomePage } from '../home/home-page';
import { loadHome } from '../home/load-home.server';
import { localeOf } from '../language/address';
import type { loader as rootLoader } from '../root';

/** Specification §1: title, keywords and description come from the base information's description. */
export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const root = rootDataOf(matches);
  if (!root) return [];
  const { name, description } = root.community;
  return [
    { title: `${name} · ${truncateText(description)}` },
    { name: 'description', content: description },
    { name: 'keywords', content: description },
    ...pageLinks(root.origin, location.pathname),
    { 'script:ld+json': { '@context': 'https://schema.org', ...organizationData(root.community, root.origin) } },
  ];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(apiFor(request, context), localeOf(new URL(request.url).pathname));
}

export default function HomeRoute() {
  const home = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const locale = localeOf(useLocation().pathname);
  return root ? <HomePage home={home} community={root.community} locale={locale} /> : null;
}
