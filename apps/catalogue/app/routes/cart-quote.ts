import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '../api.server';
import { localeOf, textLocale } from '../language/address';
import { parseCartLines } from '../shop/cart-address';
import { answerQuote } from '../shop/load-quote.server';
import { requireShop } from '../shop/require-shop.server';

/** The prices of a cart, for the screens that keep it in the browser. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  await requireShop(api);
  const { searchParams, pathname } = new URL(request.url);
  return answerQuote(api, parseCartLines(searchParams.get('lines')), textLocale(localeOf(pathname)));
}
