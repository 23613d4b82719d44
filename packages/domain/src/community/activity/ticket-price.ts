import { addCents } from '../../money/arithmetic';
import { type Cents, cents } from '../../money/money';

/** What a kind of ticket costs, in cents. */
export interface TicketPrice {
  readonly price: Cents;
  /** What members pay; null when the same. */
  readonly memberPrice: Cents | null;
}

/**
 * What one place costs.
 *
 * @example
 * placePrice({ price: cents(20_000), memberPrice: cents(5_000) }, true); // 5000
 */
export function placePrice({ price, memberPrice }: TicketPrice, isMember: boolean): Cents {
  return isMember && memberPrice !== null ? memberPrice : price;
}

/**
 * What a party pays: members their price, everybody else the full one.
 *
 * @example
 * const ticket = { price: cents(20_000), memberPrice: cents(5_000) };
 * partyPrice(ticket, [{ isMember: true }, { isMember: false }]); // 25000
 */
export function partyPrice(ticket: TicketPrice, people: readonly { readonly isMember: boolean }[]): Cents {
  return addCents(cents(0), ...people.map(({ isMember }) => placePrice(ticket, isMember)));
}
