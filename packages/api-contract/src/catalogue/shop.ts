import { rawUploadedFile } from '@selvedge/domain/inquiry';
import { isEmail, isPhone, mostFiles } from '@selvedge/domain/inquiry-form';
import { buyerLimits, cartLimits, orderStates, shopCurrency } from '@selvedge/domain/shop';
import { z } from 'zod';
import { defineCall } from '../call';
import { recordId } from '../record-id';

/**
 * A line of a cart as it is sent. `choice` holds the place of the chosen value of each of the product's options, in
 * their order; `seen` the `price_version` that the buyer was shown.
 *
 * @example
 * rawCartLine.safeParse({ product_id: 12, quantity: 5, choice: [0], seen: '4f1d' }).success; // true
 */
export const rawCartLine = z.strictObject({
  product_id: recordId,
  quantity: z.coerce.number<number | string>().int().min(1).max(cartLimits.quantity),
  choice: z.array(z.int().min(0).max(999)).max(20).default([]),
  seen: z.string().max(64).optional(),
});

const cartLines = z.array(rawCartLine).min(1).max(cartLimits.lines);

/** In cents of the shop's currency. */
const money = z.int().nonnegative();

const rule = z.object({ condition_type: z.int(), condition_value: z.int(), type: z.int(), value: z.int() });

const picture = z.object({ url: z.string(), width: z.int(), height: z.int(), colour: z.string(), alt: z.string() });

/** What a line is about: a product, or what is known of one that is gone. */
const lineHead = {
  product_id: z.int().nullable(),
  title: z.string(),
  /** The product's page, without language prefix; empty when it is gone. */
  href: z.string(),
  article_number: z.string(),
  img: picture.nullable(),
  /** `m`, `kg` or `pc`. */
  unit: z.string(),
  /** The choice in words: `Colour: Blue`. */
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  quantity: z.int(),
};

/** What a line costs: `full_price` and `unit_price` for one unit, the rest for all of them. */
const linePrice = {
  /** Before the product's own discount. */
  full_price: money,
  unit_price: money,
  amount: money,
  /** The line's part of what a rule takes off. */
  discount: money,
  total: money,
  /** The rule that was applied; its label is `discountLabel`'s. */
  rule: rule.nullable(),
};

const totals = {
  currency: z.literal(shopCurrency),
  subtotal: money,
  discount: money,
  shipping: money,
  total: money,
};

/**
 * A cart with its prices, as the server reckons them. `status` is one of domain's `productStatuses`: 0 can be ordered,
 * 3 has another price than was seen (and can be ordered at the new one), any other cannot be ordered and costs nothing
 * in the totals.
 *
 * @example
 * rawQuote.shape.total.safeParse(23_600).success; // true
 */
export const rawQuote = z.object({
  ...totals,
  /** In the order of the request. */
  lines: z.array(
    z.object({
      ...lineHead,
      choice: z.array(z.int()),
      status: z.int(),
      /** What to send as `seen` from now on. */
      price_version: z.string(),
      /** The least and the most that can be ordered, in units; a most of 0 is sold out. */
      least: z.int(),
      most: z.int(),
      ...linePrice,
    }),
  ),
  /** Whether all lines can be ordered as they stand. */
  can_order: z.boolean(),
});

const isWritten = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim() !== '';
const written = { error: 'is required', params: { code: 200 } } as const;
const needed = (most: number) => z.string().max(most).refine(isWritten, written);
const optional = (most: number) => z.string().max(most).default('');

/** Who buys, and where the goods go. */
const buyer = {
  name: needed(buyerLimits.name),
  email: z
    .string()
    .max(buyerLimits.email)
    .refine(isWritten, { ...written, abort: true })
    .refine(isEmail, { error: 'is not a mail address', params: { code: 101 } }),
  phone: z
    .string()
    .max(buyerLimits.phone)
    .refine(isWritten, { ...written, abort: true })
    .refine(isPhone, { error: 'is not a telephone number', params: { code: 102 } }),
  company: optional(buyerLimits.company),
  country: needed(buyerLimits.country),
  region: optional(buyerLimits.region),
  city: needed(buyerLimits.city),
  postcode: optional(buyerLimits.postcode),
  street: needed(buyerLimits.street),
  street_more: optional(buyerLimits.street_more),
  note: optional(buyerLimits.note),
};

const buyerAnswer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  postcode: z.string(),
  street: z.string(),
  street_more: z.string(),
  note: z.string(),
});

/** An order's number and the token of its link. Whoever has both may see and pay it; nobody else can. */
const orderKey = { number: z.string().max(32), token: z.string().max(64) };

const orderState = z.enum(orderStates);

const paymentType = z.coerce.number<number | string>().int().min(0).max(999);

/** In unix seconds. */
const moment = z.int();

const orderAnswer = z.object({
  number: z.string(),
  state: orderState,
  placed_at: moment,
  /** Until when it must be paid; null once that does not matter any more. */
  pay_until: moment.nullable(),
  payment_type: z.int(),
  ...totals,
  buyer: buyerAnswer,
  lines: z.array(z.object({ ...lineHead, ...linePrice })),
  payments: z.array(
    z.object({
      payment_type: z.int(),
      state: z.enum(['started', 'paid', 'failed', 'refunded']),
      amount: money,
      at: moment,
    }),
  ),
  /** The files that prove a transfer. */
  proofs: z.array(z.object({ name: z.string(), size: z.int(), at: moment })),
  /** Why staff refused the last proof, in their words; empty when they did not. */
  proof_refusal: z.string(),
  can_pay: z.boolean(),
  can_cancel: z.boolean(),
  can_send_proof: z.boolean(),
});

/** An account to transfer to, row by row: `IBAN` and the number. */
const instructions = { rows: z.array(z.object({ name: z.string(), value: z.string() })), note: z.string() };

const source = (what: string) => `ours: the shop of specification §1 and §4, ${what}`;

/** Each of these calls is refused with code 10 while the site is no shop. */
export const shop = {
  quote: defineCall({
    method: 'POST',
    path: '/quote',
    idempotent: true,
    summary: 'Prices a cart: every line with its status, the reductions that it reaches, and the totals.',
    source: source('prices and discount rules of §3'),
    request: z.strictObject({ lines: cartLines }),
    response: rawQuote,
  }),
  paymentTypes: defineCall({
    method: 'GET',
    path: '/payment-types',
    summary: 'The payment types that are set up, in the order to offer them.',
    source: source('payment types of §8'),
    request: z.strictObject({}),
    response: z.object({
      list: z.array(
        z.object({
          payment_type: z.int(),
          /** As specification §8 spells it. */
          name: z.string(),
          /** `redirect`: on the provider's page. `transfer`: by the instructions, proved with a file. */
          kind: z.enum(['redirect', 'transfer']),
          ...instructions,
        }),
      ),
    }),
  }),
  createOrder: defineCall({
    method: 'POST',
    path: '/order',
    idempotent: true,
    summary:
      'Places an order and holds its goods back. The same idempotency key gives the same order; a total that is not the one the buyer saw is refused with status 409 and code 120 at `total`.',
    source: source('checkout with order'),
    request: z.strictObject({
      /** Chosen once a form: the same key is the same order, however often it arrives. */
      idempotency_key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
      lines: cartLines,
      payment_type: paymentType,
      /** What the buyer was shown, in cents. */
      total: z.coerce.number<number | string>().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
      ...buyer,
    }),
    response: z.object({ ...orderKey, state: orderState, total: money, pay_until: moment.nullable() }),
  }),
  order: defineCall({
    method: 'GET',
    path: '/order/{number}',
    summary: 'An order by its number and the token of its link; a wrong token is no order (code 10).',
    source: source('orders without an account, §6'),
    request: z.strictObject(orderKey),
    response: orderAnswer,
  }),
  cancelOrder: defineCall({
    method: 'POST',
    path: '/order/{number}/cancel',
    idempotent: true,
    summary: 'Cancels an order that is not paid and gives its goods free; status 409 when it is too late.',
    source: source('orders can be cancelled, §4'),
    request: z.strictObject(orderKey),
    response: orderAnswer,
  }),
  pay: defineCall({
    method: 'POST',
    path: '/order/{number}/pay',
    idempotent: true,
    summary:
      'Begins a payment: an address of the provider to open, or the account to transfer to. A type that is not set up is refused with code 999 and the text of §8, Payment type error.',
    source: source('payment types of §8'),
    request: z.strictObject({
      ...orderKey,
      /** Another type than the order was placed with, when the buyer changed their mind. */
      payment_type: paymentType.optional(),
      /**
       * The order's page, whole, where the provider sends the buyer back to; it must belong to the site. The page then
       * calls `confirmPayment`, whatever the provider appended.
       */
      return_url: z.url({ protocol: /^https?$/ }).max(2000),
    }),
    response: z.discriminatedUnion('kind', [
      /**
       * A page may not redirect a form to another site (the policy's `form-action`): show the address as a link or
       * open it in a window of its own (§8, the dialog of a blocked payment window).
       */
      z.object({ kind: z.literal('redirect'), url: z.string() }),
      z.object({
        kind: z.literal('instructions'),
        payment_type: z.int(),
        ...instructions,
        /** What to write into the transfer, so that the money finds its order. */
        reference: z.string(),
        amount: money,
        pay_until: moment.nullable(),
      }),
      /** There is nothing to pay any more. */
      z.object({ kind: z.literal('settled'), state: orderState }),
    ]),
  }),
  confirmPayment: defineCall({
    method: 'POST',
    path: '/order/{number}/confirm-payment',
    idempotent: true,
    summary: 'Asks the provider what became of a payment; for the page that a buyer comes back to.',
    source: source('the way back from the payment’s page'),
    request: z.strictObject(orderKey),
    response: orderAnswer,
  }),
  uploadProof: defineCall({
    method: 'POST',
    path: '/order/{number}/proof',
    idempotent: true,
    summary: 'Shows that a transfer was made, with files that were sent to `upload.file` before.',
    source: source('bank transfer and Western Union with an uploaded proof'),
    request: z.strictObject({ ...orderKey, files: z.array(rawUploadedFile).min(1).max(mostFiles) }),
    response: orderAnswer,
  }),
};
