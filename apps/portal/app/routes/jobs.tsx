import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { apiFor } from '../api.server';
import { JobsPage } from '../jobs/jobs-page';
import { loadJobs } from '../jobs/load-jobs.server';
import { localeOf } from '../language/address';
import { readListQuery } from '../page/list-query';
import { pageMeta } from '../page/page-meta';
import { m } from '../paraglide/messages';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const locale = localeOf(location.pathname);
  return pageMeta(
    { matches, location },
    {
      title: m.jobs_title({}, { locale }),
      description: m.jobs_lead({}, { locale }),
      // The list as a whole stands at its bare address; its parts and what was searched in it are not pages of their own.
      isUnlisted: location.search !== '',
    },
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return loadJobs(apiFor(request, context), readListQuery(url.searchParams), localeOf(url.pathname));
}

export default function JobsRoute() {
  const data = useLoaderData<typeof loader>();
  const locale = localeOf(useLocation().pathname);

  return <JobsPage jobs={data} locale={locale} />;
}
