import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { AboutPage } from '../about/about-page';
import { loadAbout } from '../about/load-about.server';
import { apiFor } from '../api.server';
import { rootDataOf } from '../document/root-data';
import { organizationData } from '../document/structured-data';
import { localeOf } from '../language/address';
import { pageMeta } from '../page/page-meta';
import { m } from '../paraglide/messages';
import type { loader as rootLoader } from '../root';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const locale = localeOf(location.pathname);
  const community = rootDataOf(matches)?.community;
  return pageMeta(
    { matches, location },
    {
      title: m.about_title({}, { locale }),
      description: data?.introduction ?? '',
      data: (origin) => (community ? organizationData(community, origin) : null),
    },
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadAbout(apiFor(request, context));
}

export default function AboutRoute() {
  const about = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const locale = localeOf(useLocation().pathname);
  return root ? <AboutPage about={about} community={root.community} locale={locale} /> : null;
}
