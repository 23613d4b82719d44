import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { siteOf } from '../layout/site-data';
import { orNotFound } from '../page/or-not-found.server';
import { m } from '../paraglide/messages';
import { orderAction } from '../shop/order-action.server';
import { OrderPage } from '../shop/order-page';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data?.order) return [];
  const title = m.order_title({ number: data.order.number });
  return pageMeta(site, site.title, { title, path: location.pathname, isPrivate: true });
};

/**
 * Nobody keeps this page, and no other site learns its address, which is its key. Not `no-referrer`: with it a browser
 * sends forms from nowhere, and those are refused.
 */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  const { searchParams } = new URL(request.url);
  const key = { number: params.number ?? '', token: searchParams.get('token') ?? '' };
  const isBack = searchParams.get('from') === 'payment';
  // Back from the payment's page, its provider is asked; a plain look asks nobody.
  const order = await orNotFound(isBack ? api.shop.confirmPayment(key) : api.shop.order(key));
  const { list: payments } = await api.shop.paymentTypes({});
  return { order, payments, isBack, isNew: searchParams.has('placed') };
}

export const action = (args: ActionFunctionArgs) => orderAction(args);

export default function Order() {
  const { order, payments, isBack, isNew } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <OrderPage {...{ order, payments, isBack, isNew, answer }} />;
}
