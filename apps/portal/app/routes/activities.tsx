import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { ActivitiesPage } from '../activities/activities-page';
import { loadActivities, readActivityQuery } from '../activities/load-activities.server';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { pageMeta } from '../page/page-meta';
import { m } from '../paraglide/messages';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const locale = localeOf(location.pathname);
  return pageMeta(
    { matches, location },
    {
      title: m.activities_page_title({}, { locale }),
      description: m.activities_lead({}, { locale }),
      isUnlisted: location.search !== '',
    },
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return loadActivities(apiFor(request, context), readActivityQuery(url.searchParams), localeOf(url.pathname));
}

export default function ActivitiesRoute() {
  const activities = useLoaderData<typeof loader>();
  return <ActivitiesPage activities={activities} locale={localeOf(useLocation().pathname)} />;
}
