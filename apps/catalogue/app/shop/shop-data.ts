import type { NextRule } from '@selvedge/domain/discount';
import type { CatalogueApi } from '../api.server';

type Shop = CatalogueApi['shop'];

/** A cart with its prices, as the API reckons them. */
export type RawQuote = Awaited<ReturnType<Shop['quote']>>;

/** A line of a priced cart; `next` is the nearest reduction that is not reached yet. */
export type QuoteLine = RawQuote['lines'][number] & { readonly key: string; readonly next: NextRule | null };

/** A priced cart as the screens show it. */
export interface Quote extends Omit<RawQuote, 'lines'> {
  readonly lines: readonly QuoteLine[];
}

/** An order as its page shows it. */
export type Order = Awaited<ReturnType<Shop['order']>>;

/** A way to pay that is set up. */
export type PaymentOffer = Awaited<ReturnType<Shop['paymentTypes']>>['list'][number];

/** What a begun payment answers: an address to open, an account to transfer to, or that all is settled. */
export type PaymentStart = Awaited<ReturnType<Shop['pay']>>;
