/** A provider of specification §8 on whose page the buyer pays. */
export interface PaymentProvider {
  /** The largest sum that it takes at once, in cents. */
  readonly most: number;
  /** How long a payment that was begun can be gone on with, in seconds. */
  readonly lifetime: number;
  /** Begins a payment. The same key begins the same payment, however often it is asked. */
  start(asked: PaymentAsked): Promise<StartedPayment>;
  /** What became of a payment; money that the buyer has released is collected on the way. */
  look(reference: string): Promise<PaymentNews>;
  /** Closes the page of a payment that is not wanted any more, as far as the provider can. */
  stop(reference: string): Promise<void>;
  /** Sends the money back, all of it. */
  refund(asked: RefundAsked): Promise<void>;
  /**
   * Reads what the provider tells us by itself.
   *
   * @throws {UnsignedEventError} when it was not the provider who told it.
   */
  readEvent(told: ToldEvent): Promise<ProviderEvent>;
}

/** The providers that are set up, by their payment type. */
export type Payments = ReadonlyMap<number, PaymentProvider>;

export interface PaymentAsked {
  /** Ours, of the payment: what it is known by on both sides. */
  readonly paymentId: number;
  /** The same for the same payment: the provider then begins it once. */
  readonly key: string;
  /** The order's number, which the buyer reads on the page. */
  readonly number: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  readonly language: 'en' | 'zh-cn';
  /** Where the buyer comes back to. */
  readonly returnUrl: string;
  /** The moment after which the page should take no money any more. */
  readonly until: Date;
  readonly now: Date;
}

interface StartedPayment {
  readonly reference: string;
  /** Where the buyer pays. */
  readonly url: string;
}

interface RefundAsked {
  readonly capture: string;
  readonly amount: number;
  readonly currency: string;
}

/** What is known of a payment. `capture` is the provider's name for the money itself. */
export type PaymentNews =
  | { readonly kind: 'paid'; readonly capture: string; readonly amount: number; readonly currency: string }
  | { readonly kind: 'refunded'; readonly capture: string }
  /** The buyer has agreed; the money is still to be collected. */
  | { readonly kind: 'released' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'waiting' };

/** What the provider sent: the body as it came, since its signature is over every byte. */
export interface ToldEvent {
  readonly body: string;
  readonly headers: Headers;
}

export interface ProviderEvent {
  /** The same for every repetition. */
  readonly id: string;
  readonly kind: string;
  /** Which payment it is about, by whatever the event tells of it; all null when it is about none of ours. */
  readonly about: {
    readonly paymentId: number | null;
    readonly reference: string | null;
    readonly capture: string | null;
  };
  /** Null when it tells nothing that changes a payment. */
  readonly news: PaymentNews | null;
}

/** Whoever sent the event is not the provider. */
export class UnsignedEventError extends Error {
  override readonly name = 'UnsignedEventError';
}

/** The provider did not do what it was asked. Its own words go to the log and to nobody else. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}
