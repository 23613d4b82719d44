import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { basketItem } from '../inquiry/add-to-inquiry';
import { carriedProducts } from '../inquiry/carried-products';
import { inquiryAction } from '../inquiry/inquiry-action.server';
import { InquiryPage } from '../inquiry/inquiry-page';
import { siteOf } from '../layout/site-data';
import { m } from '../paraglide/messages';
import { readCards } from '../product/read-cards.server';

export const meta: MetaFunction = ({ matches, location }) => {
  const site = siteOf(matches);
  return site ? pageMeta(site, site.title, { title: m.inquiry_title(), path: location.pathname, isPrivate: true }) : [];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const ids = carriedProducts(url.search);
  const list = ids.length > 0 ? (await apiFor(request, context).product.choices({ ids: ids.join(',') })).list : [];
  return { items: readCards(list).map(basketItem), asksForSwatch: url.searchParams.has('swatch') };
}

export const action = (args: ActionFunctionArgs) => inquiryAction(args);

export default function InquireForm() {
  const { items, asksForSwatch } = useLoaderData<typeof loader>();
  return <InquiryPage carried={items} asksForSwatch={asksForSwatch} refused={useActionData<typeof action>()} />;
}
