import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { itemListData } from '../document/structured-data/reading-data';
import { isNarrowed } from '../find/product-filters';
import { siteOf } from '../layout/site-data';
import { pageOfList } from '../list/page-of-list';
import { m } from '../paraglide/messages';
import { AllProducts } from '../product/all-products';
import { loadProductList } from '../product/load-product-list.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site) return [];
  return pageMeta(site, site.title, {
    title: m.all_products(),
    description: m.all_products_lead(),
    path: location.pathname,
    isPrivate: isNarrowed(new URLSearchParams(location.search)),
    list: data,
    crumbs: [{ title: m.all_products() }],
    things: itemListData(data?.products ?? [], site, location.pathname),
  });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return loadProductList(apiFor(request, context), pageOfList(url), url.searchParams);
}

export default function ProductProducts() {
  return <AllProducts list={useLoaderData<typeof loader>()} />;
}
