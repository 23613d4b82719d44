import type { BillEvent, BillState } from '@selvedge/domain/fees';
import { eq } from 'drizzle-orm';
import { enrolments } from '../database/schema';
import type { BillRow, Tx } from './bill-queries';

interface Changed {
  readonly event: BillEvent;
  readonly state: BillState;
  readonly reason: string;
  readonly now: Date;
}

type Payment = typeof enrolments.$inferSelect.payment;

/** How an enrolment's money stands, by its bill. */
const payments = {
  unpaid: 'unpaid',
  part_paid: 'unpaid',
  overdue: 'unpaid',
  voucher_review: 'review',
  paid: 'paid',
  waived: 'free',
  refunded: 'refunded',
} as const satisfies Record<BillState, Payment>;

const ofEnrolment = /^enrolment:([1-9]\d{0,9})$/;

/** Notes at the enrolment of a bill how its money stands: the tickets, the list and the door tell it from there. */
export async function noteEnrolment(tx: Tx, { key }: Pick<BillRow, 'key'>, changed: Changed): Promise<void> {
  const [, number] = ofEnrolment.exec(key) ?? [];
  if (number === undefined || changed.event === 'lapse') return;
  const id = Number(number);
  const [enrolment] = await tx.select({ state: enrolments.state }).from(enrolments).where(eq(enrolments.id, id));
  const isOver = enrolment?.state !== 'confirmed';
  const payment: Payment =
    changed.event === 'refuse_voucher'
      ? 'refused'
      : changed.state === 'paid' && isOver
        ? 'refund_due'
        : payments[changed.state];
  await tx
    .update(enrolments)
    .set({ payment, paymentNote: changed.reason, updatedAt: changed.now })
    .where(eq(enrolments.id, id));
}
