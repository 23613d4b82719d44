import { createHash } from 'node:crypto';
import { type CartLine, cartLineKey } from '@selvedge/domain/shop';
import { ApiError, type Locale } from '@selvedge/error-catalogue';
import type { CatalogueApi } from '../api.server';
import { failureText } from './failure-text';
import { lineToWire } from './load-quote.server';
import { type OrderIssues, orderPlace, type SentOrder } from './order-fields';

/** What became of an order: placed, refused at its fields, or to be looked at once more because prices moved. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly number: string; readonly token: string }
  | { readonly kind: 'refused'; readonly issues: OrderIssues; readonly message: string | null; readonly status: number }
  | { readonly kind: 'changed'; readonly status: number };

/** Places an order (specification §1, §4). */
export async function placeOrder(
  api: Pick<CatalogueApi, 'shop'>,
  order: SentOrder,
  lines: readonly CartLine[],
  locale: Locale,
): Promise<PlaceOutcome> {
  try {
    const { number, token } = await api.shop.createOrder({
      ...order.values,
      idempotency_key: orderKey(order, lines),
      // The total says which prices were seen; a line's own mark may be older than the page.
      lines: lines.map((line) => lineToWire({ ...line, seen: '' })),
      payment_type: order.paymentType,
      total: order.total,
    });
    return { kind: 'placed', number, token };
  } catch (error) {
    return refusalOf(error, locale);
  }
}

/**
 * The key of an order: what the page made, bound to what is sent. The same form again is the same order; with other
 * words or another total it is another one.
 */
export function orderKey(order: SentOrder, lines: readonly CartLine[]): string {
  const contents = [order.idempotencyKey, Object.values(order.values), order.paymentType, order.total];
  const bought = lines.map((line) => [cartLineKey(line), line.quantity]);
  return createHash('sha256')
    .update(JSON.stringify([contents, bought]))
    .digest('hex')
    .slice(0, 40);
}

function refusalOf(error: unknown, locale: Locale): PlaceOutcome {
  const message = failureText(error, locale);
  if (!(error instanceof ApiError)) return { kind: 'refused', issues: {}, message, status: 503 };
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500;
  if (status === 409 || error.issues.some(({ field }) => isAboutGoods(field))) return { kind: 'changed', status: 409 };
  const issues: Record<string, string> = {};
  for (const { field, message: text } of error.issues) {
    const place = orderPlace(field);
    if (place) issues[place] ??= text;
  }
  const isPlaced = Object.keys(issues).length > 0;
  return { kind: 'refused', issues, message: isPlaced ? null : message, status };
}

/** What is refused about lines or the total shows itself in a fresh quote. */
function isAboutGoods(field: string): boolean {
  return field === 'total' || field.startsWith('lines');
}
