import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listPath } from '@selvedge/rewriting';
import { apiFor } from '../api.server';
import { loadReduction } from '../discount/load-reduction.server';
import { ReductionPage, reductionTitle } from '../discount/reduction-page';
import { pageMeta } from '../document/page-meta';
import { inLanguage, localeOf } from '../language/address';
import { siteOf } from '../layout/site-data';
import { pageOfList } from '../list/page-of-list';
import { idOf } from '../page/own-address';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  return pageMeta(site, site.title, {
    title: reductionTitle(data, localeOf(location.pathname)),
    description: data.summary,
    path: location.pathname,
    isPrivate: data.total === 0,
  });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const place = pageOfList(url);
  const reduction = await loadReduction(apiFor(request, context), idOf(place.base.slice('/reduction/'.length)), place);
  if (reduction.href !== place.base)
    throw redirect(inLanguage(listPath(reduction.href, place.page), localeOf(url.pathname)) + url.search, 301);
  return reduction;
}

export default function ReductionDetail() {
  return <ReductionPage reduction={useLoaderData<typeof loader>()} />;
}
