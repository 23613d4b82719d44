import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { inLanguage, localeOf, textLocale } from '../language/address';
import { siteOf } from '../layout/site-data';
import { formDataOf } from '../page/form-data.server';
import { m } from '../paraglide/messages';
import { buyParameter, carriedCart, carryCart, parseCartLines, writeCartLines } from '../shop/cart-address';
import { CartPage } from '../shop/cart-page';
import { answerQuote } from '../shop/load-quote.server';
import { readCartForm } from '../shop/read-cart-form';
import { requireShop } from '../shop/require-shop.server';

export const meta: MetaFunction = ({ matches, location }) => {
  const site = siteOf(matches);
  return site ? pageMeta(site, site.title, { title: m.cart_title(), path: location.pathname, isPrivate: true }) : [];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  await requireShop(api);
  const { search, searchParams, pathname } = new URL(request.url);
  const lines = carriedCart(search);
  const [removed = null] = parseCartLines(searchParams.get('removed'));
  const isCarried = searchParams.has('cart');
  return { answer: isCarried ? await answerQuote(api, lines, textLocale(localeOf(pathname))) : null, removed };
}

/** Where no script keeps the cart, every change of it is a form; the cart goes on in the address. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireShop(apiFor(request, context));
  const locale = localeOf(new URL(request.url).pathname);
  const asked = readCartForm(await formDataOf(request));
  if (asked.kind === 'refused') throw data(null, { status: 400 });
  if (asked.kind === 'buy') {
    const checkout = `${inLanguage('/checkout', locale)}?${buyParameter}=${writeCartLines([asked.line])}`;
    return redirect(carryCart(checkout, asked.lines), 303);
  }
  const removed = asked.removed ? `&removed=${writeCartLines([asked.removed])}` : '';
  return redirect(`${inLanguage('/cart', locale)}?cart=${writeCartLines(asked.lines)}${removed}`, 303);
}

export default function Cart() {
  const { answer, removed } = useLoaderData<typeof loader>();
  return <CartPage answer={answer} removed={removed} />;
}
