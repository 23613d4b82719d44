import { dayAt, type ReceiptKind, receiptNumber } from '@selvedge/domain/fees';
import { eq, sql } from 'drizzle-orm';
import { onlyRow } from '../database/only-row';
import { receiptSeries, receipts } from '../database/schema';
import type { Tx } from './bill-queries';

interface Wanted {
  readonly communityId: number;
  readonly entryId: number;
  readonly kind: ReceiptKind;
  /** The entry that is taken back, whose receipt is cancelled. */
  readonly reverses: number | null;
  readonly now: Date;
}

/**
 * Gives an entry its receipt with the next number of the year. Whoever asks at the same time waits until this
 * transaction ends, and a number of a transaction that fails was never given: so there is no gap.
 */
export async function giveReceipt(tx: Tx, { communityId, entryId, kind, reverses, now }: Wanted): Promise<string> {
  const year = Number(dayAt(now).slice(0, 4));
  const { last } = onlyRow(
    await tx
      .insert(receiptSeries)
      .values({ communityId, year, last: 1 })
      .onConflictDoUpdate({
        target: [receiptSeries.communityId, receiptSeries.year],
        set: { last: sql`${receiptSeries.last} + 1` },
      })
      .returning({ last: receiptSeries.last }),
  );
  const cancels = kind === 'cancellation' && reverses !== null ? await receiptOf(tx, reverses) : null;
  await tx.insert(receipts).values({ communityId, year, serial: last, kind, entryId, cancels, createdAt: now });
  return receiptNumber(year, last);
}

async function receiptOf(tx: Tx, entryId: number): Promise<number | null> {
  const [row] = await tx.select({ id: receipts.id }).from(receipts).where(eq(receipts.entryId, entryId));
  return row?.id ?? null;
}
