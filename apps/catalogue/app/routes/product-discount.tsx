import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { discountLists } from '../discount/discount-lists';
import { DiscountPage } from '../discount/discount-page';
import { loadDiscounts } from '../discount/load-discounts.server';
import { notFound } from '../document/not-found';
import { pageMeta } from '../document/page-meta';
import { siteOf } from '../layout/site-data';
import { pageOfList } from '../list/page-of-list';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  const { title, lead } = discountLists[data.type];
  // An empty list is for people who typed its address, not to be found.
  return pageMeta(site, site.title, {
    title: title(),
    description: lead(),
    path: location.pathname,
    isPrivate: data.total === 0,
  });
};

const types = { '/product-discount-now': 'now', '/product-discount-upcoming': 'upcoming' } as const;

export function loader({ request, context }: LoaderFunctionArgs) {
  const place = pageOfList(new URL(request.url));
  const type = types[place.base as keyof typeof types];
  if (!type) throw notFound();
  return loadDiscounts(apiFor(request, context), place, type);
}

export default function ProductDiscount() {
  return <DiscountPage list={useLoaderData<typeof loader>()} />;
}
