import type { BuyerField } from '@selvedge/domain/shop';

/** The fields of an order in the order of the form: who orders, where it goes, what else. */
export const orderFieldNames = [
  'name',
  'company',
  'email',
  'phone',
  'country',
  'region',
  'city',
  'postcode',
  'street',
  'street_more',
  'note',
] as const satisfies readonly BuyerField[];

export type OrderValues = { readonly [F in BuyerField]: string };

/** Where a refusal is shown. */
export type OrderPlace = BuyerField | 'payment_type' | 'terms';

export type OrderIssues = { readonly [P in OrderPlace]?: string };

/** The places in the order in which they stand, so that the first refused one gets the focus. */
export const orderPlaces: readonly OrderPlace[] = [...orderFieldNames, 'payment_type', 'terms'];

/** A form as it was sent. */
export interface SentOrder {
  readonly values: OrderValues;
  /** NaN when none was chosen. */
  readonly paymentType: number;
  /** What the buyer was shown, in cents. */
  readonly total: number;
  /** The price of one unit of each line that the buyer was shown, in cents. */
  readonly shown: ReadonlyMap<string, number>;
  readonly hasAgreed: boolean;
  readonly idempotencyKey: string;
}

/** Reads a sent form. A field that is not there is empty: the API says what must not be. */
export function readOrderForm(form: FormData): SentOrder {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(orderFieldNames.map((name) => [name, text(name)])) as OrderValues;
  return {
    values,
    paymentType: wholeNumber(text('payment_type')),
    total: wholeNumber(text('total')),
    shown: readShownPrices(text('shown')),
    hasAgreed: text('terms') !== '',
    idempotencyKey: text('idempotency_key').slice(0, 64),
  };
}

function wholeNumber(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

/** Writes which prices the form shows: `12:480,15-1:620`. */
export function writeShownPrices(lines: readonly { readonly key: string; readonly unit_price: number }[]): string {
  return lines.map(({ key, unit_price }) => `${key}:${unit_price}`).join(',');
}

function readShownPrices(text: string): ReadonlyMap<string, number> {
  const pairs = text.slice(0, 5000).split(',');
  return new Map(
    pairs.flatMap((pair) => {
      const [, key, price] = /^(\d+(?:-\d+)*):(\d{1,15})$/.exec(pair) ?? [];
      return key && price ? [[key, Number(price)] as const] : [];
    }),
  );
}

/** The wire's name of a refused field → its place in the form; null for what concerns the order as a whole. */
export function orderPlace(field: string): OrderPlace | null {
  const [head = ''] = field.split('.');
  return orderPlaces.find((place) => place === head) ?? null;
}
