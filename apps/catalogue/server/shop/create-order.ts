import { createHash, randomBytes } from 'node:crypto';
import { normalizeEmail } from '@selvedge/domain/inquiry';
import { payUntil, shopCurrency } from '@selvedge/domain/shop';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { loadMailFrames } from '../mail/mail-frame';
import { requireDurableCommit } from '../message-board/inquiry-queries';
import { visitorId } from '../tracking/visitor-queries';
import { unixSeconds } from '../unix-seconds';
import { changeOrder } from './change-order';
import { numberOf } from './find-order';
import { findOrderByKey, insertOrder, insertOrderLines, noteOrderEvent, type OrderRow } from './order-queries';
import { type AskedLine, type PricedCart, priceCart } from './price-cart';
import { requireOrderable, requireTotal } from './require-orderable';
import { requirePaymentType } from './require-payment-type';
import { requireShop } from './require-shop';
import { loadSaleProducts, lockProducts, moveStock, type SaleProduct } from './sale-queries';
import { tellOfOrder } from './tell-of-order';

/** An order as the contract hands it over. */
export interface AskedOrder {
  readonly idempotency_key: string;
  readonly lines: readonly AskedLine[];
  readonly payment_type: number;
  /** What the buyer was shown, in cents. */
  readonly total: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly postcode: string;
  readonly street: string;
  readonly street_more: string;
  readonly note: string;
}

/**
 * Places an order. Prices are the server's, the goods are held back in the same transaction, and the same idempotency
 * key gives the same order, however many requests arrive at once.
 */
export async function createOrder(context: CatalogueContext, asked: AskedOrder) {
  const { shippingCents } = await requireShop(context.db, context.siteId);
  const hash = contentHash(asked);
  const earlier = await findKept(context.db, asked.idempotency_key, hash);
  const order = earlier ?? (await placeOrder(context, asked, { shippingCents, hash }));
  return {
    number: numberOf(order),
    token: order.token,
    state: order.state,
    total: order.total,
    pay_until: order.state === 'placed' ? unixSeconds(order.payUntil) : null,
  };
}

async function placeOrder(
  context: CatalogueContext,
  asked: AskedOrder,
  { shippingCents, hash }: { readonly shippingCents: number; readonly hash: string },
): Promise<OrderRow> {
  await requirePaymentType(context, asked.payment_type);
  const ids = [...new Set(asked.lines.map(({ product_id }) => product_id))];
  const { now, language } = context;
  const frameIn = await loadMailFrames(context.db, context);
  return withTransaction(context.db, async (tx) => {
    await lockProducts(tx, ids);
    // Only now: who had the same key and was faster has committed before the lock was given.
    const kept = await findKept(tx, asked.idempotency_key, hash);
    if (kept !== undefined) return kept;
    const products = await loadSaleProducts(tx, ids);
    const cart = priceCart(asked.lines, products, { shippingCents, now, language });
    requireOrderable(cart, language);
    requireTotal(cart, asked.total, language);
    await requireDurableCommit(tx);
    const order = await insertOrder(tx, await rowOf(context, tx, { asked, cart, hash }));
    if (order === undefined) throw new Error('An order with this key was added beside the lock.');
    await insertOrderLines(tx, linesOf(order.id, cart, products));
    for (const { product_id, quantity } of cart.lines) await moveStock(tx, product_id, -quantity);
    await noteOrderEvent(tx, { orderId: order.id, at: now, event: 'place', state: 'placed', actor: 'buyer' });
    await tellOfOrder(tx, frameIn, { id: order.id, kind: 'placed' });
    if (order.total > 0) return order;
    const state = await changeOrder(tx, order, { event: 'pay', actor: 'clock', now, note: 'nothing to pay' });
    return { ...order, state };
  });
}

/** The order that already has this key. A key that came with other content is a mistake of the sender. */
async function findKept(db: CatalogueDatabase, key: string, hash: string): Promise<OrderRow | undefined> {
  const kept = await findOrderByKey(db, key);
  if (kept !== undefined && kept.contentHash !== hash) {
    const issues = [fieldIssue('idempotency_key', codes.noMatch)];
    throw refuse(codes.requestError, { situation: 'conflict', issues });
  }
  return kept;
}

interface Placing {
  readonly asked: AskedOrder;
  readonly cart: PricedCart;
  readonly hash: string;
}

async function rowOf(context: CatalogueContext, tx: CatalogueDatabase, { asked, cart, hash }: Placing) {
  const { siteId, now, language, visitorCode } = context;
  const { subtotal, discount, shipping, total } = cart;
  return {
    siteId,
    idempotencyKey: asked.idempotency_key,
    contentHash: hash,
    token: randomBytes(24).toString('base64url'),
    state: 'placed' as const,
    placedAt: now,
    payUntil: new Date(payUntil(asked.payment_type, unixSeconds(now)) * 1000),
    paymentType: asked.payment_type,
    currency: shopCurrency,
    ...{ subtotal, discount, shipping, total },
    language,
    ...buyerOf(asked),
    visitorId: visitorCode === undefined ? null : await visitorId(tx, visitorCode, now),
  };
}

function buyerOf(asked: AskedOrder) {
  return {
    name: oneLine(asked.name),
    email: normalizeEmail(asked.email),
    phone: oneLine(asked.phone),
    company: oneLine(asked.company),
    country: oneLine(asked.country),
    region: oneLine(asked.region),
    city: oneLine(asked.city),
    postcode: oneLine(asked.postcode),
    street: oneLine(asked.street),
    streetMore: oneLine(asked.street_more),
    note: asked.note.replace(/\r\n?/g, '\n').trim(),
  };
}

/** Line breaks in a name or an address would end a mail's header or a label's line. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

function linesOf(orderId: number, cart: PricedCart, products: readonly SaleProduct[]) {
  const counted = new Set(products.flatMap(({ id, stock }) => (stock === null ? [] : id)));
  return cart.lines.map((line, position) => ({
    orderId,
    position,
    productId: line.product_id,
    title: line.title,
    articleNumber: line.article_number,
    unit: line.unit,
    options: line.options,
    quantity: line.quantity,
    isCounted: counted.has(line.product_id),
    fullPrice: line.full_price,
    unitPrice: line.unit_price,
    amount: line.amount,
    discount: line.discount,
    total: line.total,
    rule: line.rule,
  }));
}

/** Tells a repetition from another order under the same key. Which version of a price was seen makes no other order. */
function contentHash({ lines, payment_type, total, ...asked }: AskedOrder): string {
  const goods = lines.map(({ product_id, quantity, choice }) => [product_id, quantity, choice]);
  const { idempotency_key: _key, ...buyer } = asked;
  const parts = [goods, payment_type, total, Object.entries(buyer).toSorted()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
