import {
  addMonths,
  type Day,
  dayAt,
  entrySides,
  type LedgerEntry,
  refundable,
  refundEntries,
  reversalOf,
  type Standing,
} from '@selvedge/domain/fees';
import { type Cents, cents } from '@selvedge/domain/money';
import { codes, fieldIssue, type ResponseCode } from '@selvedge/error-catalogue';
import { type RefusedRequest, refuse } from '@selvedge/server-kit';
import type { Booking } from './change-bill';

/**
 * Money that came. By hand nobody books more than is owed: that is a slip of the pen.
 *
 * @throws {RefusedRequest} code 107 at `cents`
 */
export function paymentOf(amount: Cents | undefined, { outstanding }: Standing, isByHand = true): readonly Booking[] {
  const wanted = amount ?? outstanding;
  if (wanted <= 0 || (isByHand && wanted > outstanding)) throw wrongAt('cents', codes.outOfRange);
  return [{ kind: 'payment', ...entrySides.payment, cents: wanted, receipt: 'payment' }];
}

/** What is let off. */
export function waiverOf(amount: Cents | undefined, { outstanding }: Standing): readonly Booking[] {
  const wanted = amount ?? outstanding;
  if (wanted <= 0 || wanted > outstanding) throw wrongAt('cents', codes.outOfRange);
  return [{ kind: 'waiver', ...entrySides.waiver, cents: wanted }];
}

/** Money that goes back, each of its entries with a receipt. */
export function refundOf(amount: Cents | undefined, standing: Standing): readonly Booking[] {
  const most = refundable(standing);
  const wanted = amount ?? most;
  if (wanted <= 0 || wanted > most) throw wrongAt('cents', codes.outOfRange);
  return refundEntries(standing, cents(wanted)).map((entry) => ({ ...entry, receipt: 'refund' }));
}

/** The counter entry of an entry; where there was a receipt it is cancelled by another one. */
export function counterOf(entryId: number | undefined, books: readonly LedgerEntry[]): readonly Booking[] {
  if (entryId === undefined) throw wrongAt('entry_id', codes.required);
  const counter = reversalOf(entryId, books);
  if (counter === null) throw wrongAt('entry_id', codes.doesNotExist);
  const hadReceipt = books.find(({ id }) => id === entryId)?.kind !== 'waiver';
  return [{ ...counter, reverses: entryId, ...(hadReceipt && { receipt: 'cancellation' as const }) }];
}

/** Longer ago nobody finds a payment; a year was mistyped. */
const oldest = 10;

/**
 * That money is booked on a day that has been, and not in another age: what is in the books stays there.
 *
 * @throws {RefusedRequest} code 107 at `booked_on`
 */
export function requireBookable(bookedOn: Day | undefined, now: Date): void {
  if (bookedOn === undefined) return;
  const today = dayAt(now);
  if (bookedOn > today || bookedOn < addMonths(today, -12 * oldest)) throw wrongAt('booked_on', codes.outOfRange);
}

function wrongAt(field: string, code: ResponseCode): RefusedRequest {
  return refuse(code, { issues: [fieldIssue(field, code)] });
}
