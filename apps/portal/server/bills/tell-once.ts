import type { NoticeKind } from '@selvedge/domain/fees';
import { eq } from 'drizzle-orm';
import { billNotices } from '../database/schema';
import type { BillRow, Tx } from './bill-queries';
import type { BillNews } from './bill-words';
import { type TellingWorld, type Told, tellOfBill } from './tell-of-bill';

interface Notice {
  readonly kind: NoticeKind;
  /** 0 for what is of the whole bill. */
  readonly instalment: number;
  readonly offset: number;
}

/**
 * Tells something of a bill once: whoever notes it first sends it, in the same transaction, so that it is sent when it
 * is noted and never twice. Where there is no address, that is noted.
 *
 * @returns whether it was told now
 */
export async function tellOnce(
  tx: Tx,
  world: TellingWorld,
  bill: BillRow,
  notice: Notice,
  news: BillNews,
): Promise<boolean> {
  const [made] = await tx
    .insert(billNotices)
    .values({ billId: bill.id, ...notice, recipient: null, createdAt: world.now })
    .onConflictDoNothing()
    .returning({ id: billNotices.id });
  if (made === undefined) return false;
  const told = await tellOfBill(tx, world, bill, { ...news, key: noticeKey(bill.id, notice) });
  await tx.update(billNotices).set(outcomeOf(told, world.now)).where(eq(billNotices.id, made.id));
  return true;
}

/** The key of what is told. */
function noticeKey(billId: number, { kind, instalment, offset }: Notice): string {
  return `bill:${billId}:${kind}:${instalment}:${offset}`;
}

/** What is known at once: a mail's fate comes later, what stands in the portal is there. */
function outcomeOf(told: Told, now: Date) {
  if (told.by === 'mail') return { recipient: told.recipient };
  return told.by === 'portal' ? { deliveredAt: now } : { problem: 'no_address' };
}
