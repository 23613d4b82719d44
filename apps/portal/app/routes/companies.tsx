import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { CompaniesPage } from '../companies/companies-page';
import { loadCompanies } from '../companies/load-companies.server';
import { localeOf } from '../language/address';
import { readListQuery } from '../page/list-query';
import { pageMeta } from '../page/page-meta';
import { m } from '../paraglide/messages';
import type { loader as rootLoader } from '../root';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const locale = localeOf(location.pathname);
  return pageMeta(
    { matches, location },
    {
      title: m.companies_title({}, { locale }),
      description: m.companies_lead({}, { locale }),
      // The list as a whole stands at its bare address; its parts and what was searched in it are not pages of their own.
      isUnlisted: location.search !== '',
    },
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return loadCompanies(apiFor(request, context), readListQuery(url.searchParams));
}

export default function CompaniesRoute() {
  const data = useLoaderData<typeof loader>();
  const locale = localeOf(useLocation().pathname);
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return <CompaniesPage companies={data} seal={root?.community.seal ?? ''} locale={locale} />;
}
