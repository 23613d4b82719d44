import type { RawBillDetail } from '@selvedge/api-contract/community';
import { receiptNumber } from '@selvedge/domain/fees';
import { alias } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../context';
import { type ledgerEntries, receipts } from '../database/schema';
import { paperAddress } from './paper-address';

/** The receipt that cancels another one. */
export const cancelling = alias(receipts, 'cancelling');

interface Given {
  readonly row: typeof receipts.$inferSelect;
  readonly entry: Pick<typeof ledgerEntries.$inferSelect, 'cents' | 'bookedOn'>;
  /** What cancelled it, if something did. */
  readonly by: typeof receipts.$inferSelect | null;
}

/** A receipt with the address of its paper, for some minutes. */
export function receiptToWire(
  context: Pick<RequestContext, 'signer' | 'now' | 'language'>,
  { row, entry, by }: Given,
): RawBillDetail['receipts'][number] {
  return {
    id: row.id,
    number: receiptNumber(row.year, row.serial),
    kind: row.kind,
    cents: entry.cents,
    booked_on: entry.bookedOn,
    cancelled_by: by === null ? null : receiptNumber(by.year, by.serial),
    url: paperAddress(context, ['receipt', row.id]),
  };
}
