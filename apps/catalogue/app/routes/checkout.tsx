import { randomBytes } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { localeOf, textLocale } from '../language/address';
import { siteOf } from '../layout/site-data';
import { m } from '../paraglide/messages';
import { buyParameter, cartParameter, parseCartLines } from '../shop/cart-address';
import { checkoutAction } from '../shop/checkout-action.server';
import { CheckoutPage } from '../shop/checkout-page';
import { listCountries } from '../shop/list-countries.server';
import { answerQuote } from '../shop/load-quote.server';
import { requireShop } from '../shop/require-shop.server';

export const meta: MetaFunction = ({ matches, location }) => {
  const site = siteOf(matches);
  return site ? pageMeta(site, site.title, { title: m.checkout(), path: location.pathname, isPrivate: true }) : [];
};

/** The form's key is made for each showing, so a page that is kept by anybody would be a mistake. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  await requireShop(api);
  const { searchParams, pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const asked = searchParams.get(buyParameter) ?? searchParams.get(cartParameter);
  const [answer, payments] = await Promise.all([
    asked === null ? null : answerQuote(api, parseCartLines(asked), textLocale(locale)),
    api.shop.paymentTypes({}),
  ]);
  return {
    answer,
    payments: payments.list,
    countries: listCountries(locale),
    formKey: randomBytes(16).toString('hex'),
  };
}

export const action = (args: ActionFunctionArgs) => checkoutAction(args);

export default function Checkout() {
  const { answer, payments, countries, formKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CheckoutPage {...{ answer, payments, countries, formKey, refused }} />;
}
