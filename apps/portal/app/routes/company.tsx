import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { CompanyPage } from '../companies/company-page';
import { loadCompany } from '../companies/load-company.server';
import { NotFound, notFoundText } from '../document/not-found';
import { companyData } from '../document/structured-data';
import { localeOf } from '../language/address';
import { recordId } from '../page/or-not-found.server';
import { pageMeta } from '../page/page-meta';
import type { loader as rootLoader } from '../root';

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) => {
  const found = loaded?.found ?? null;
  return pageMeta(
    { matches, location },
    found && {
      title: found.name,
      description: `${found.trade} · ${found.paragraphs[0] ?? ''}`,
      data: (origin) => companyData(found, origin, location.pathname),
    },
  );
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = recordId(params.id);
  const locale = localeOf(new URL(request.url).pathname);
  const found = id === null ? null : await loadCompany(apiFor(request, context), id, locale);
  return data({ found }, { status: found === null ? 404 : 200 });
}

export default function CompanyRoute() {
  const { found } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!found || !root) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <CompanyPage company={found} seal={root.community.seal} locale={locale} />;
}
