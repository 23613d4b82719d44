import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { apiFor } from '../api.server';
import { inLanguage, localeOf, textLocale } from '../language/address';
import { formDataOf } from '../page/form-data.server';
import { carriedCart, carryCart, parseCartLines } from './cart-address';
import { checkOrder } from './check-order';
import { answerQuote } from './load-quote.server';
import { type OrderIssues, type OrderValues, readOrderForm, type SentOrder } from './order-fields';
import { placeOrder } from './place-order.server';
import { type PriceChange, priceChanges } from './price-changes';
import { requireShop } from './require-shop.server';
import type { QuoteAnswer } from './use-quote';

/** What a form that was not taken shows again. */
export interface RefusedOrder {
  readonly values: OrderValues;
  readonly paymentType: number | null;
  readonly hasAgreed: boolean;
  readonly issues: OrderIssues;
  /** What concerns the whole form. */
  readonly message: string | null;
  /** What is another price than the buyer was shown; null when prices are not the matter. */
  readonly changes: readonly PriceChange[] | null;
  /** Fresh, where prices moved. */
  readonly answer: QuoteAnswer | null;
}

/** Takes the checkout's form: the order's own page is the answer, and a repeated sending leads there too. */
export async function checkoutAction({ request, context }: ActionFunctionArgs) {
  const api = apiFor(request, context);
  await requireShop(api);
  const { pathname, search, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const sent = await formDataOf(request);
  const order = readOrderForm(sent);
  const lines = parseCartLines(String(sent.get('lines') ?? ''));

  const issues = checkOrder(order, textLocale(locale));
  if (Object.keys(issues).length > 0) return data(refused(order, { issues }), { status: 422 });
  const outcome = await placeOrder(api, order, lines, textLocale(locale));
  if (outcome.kind === 'placed') {
    const address = `${inLanguage(`/order/${outcome.number}`, locale)}?token=${outcome.token}&placed=1`;
    // What was bought at once leaves the cart alone; an order of the cart empties it.
    return redirect(searchParams.has('buy') ? carryCart(address, carriedCart(search)) : address, 303);
  }
  if (outcome.kind === 'refused')
    return data(refused(order, { issues: outcome.issues, message: outcome.message }), { status: outcome.status });
  const answer = await answerQuote(api, lines, textLocale(locale));
  const changes = answer.quote ? priceChanges(order, answer.quote) : [];
  return data(refused(order, { answer, changes, message: answer.message }), { status: outcome.status });
}

function refused(order: SentOrder, why: Partial<RefusedOrder>): RefusedOrder {
  const { values, paymentType, hasAgreed } = order;
  const chosen = Number.isNaN(paymentType) ? null : paymentType;
  return { values, paymentType: chosen, hasAgreed, issues: {}, message: null, changes: null, answer: null, ...why };
}
