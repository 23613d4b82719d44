import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { sendVoucher } from '../bills/send-voucher';
import type { RequestContext } from '../context';
import { enrolments } from '../database/schema';
import { conflict } from './enrol';
import { billEnrolment, lockEnrolmentBill } from './enrolment-bill';
import { lockActivity } from './enrolment-queries';
import { type Standing, standingOf } from './standing';

const payable = ['unpaid', 'refused', 'review'];

/** Takes the slip of a transfer for one's own enrolment: it goes to its bill, and is looked at where those of dues are. */
export async function sendEnrolmentVoucher(
  context: RequestContext,
  { enrolmentId, files }: { readonly enrolmentId: number; readonly files: readonly File[] },
): Promise<Standing> {
  const { actor, db, now } = context;
  if (actor === null) throw refuse(codes.unauthorized);
  const own = and(eq(enrolments.id, enrolmentId), eq(enrolments.accountId, actor.accountId));
  const [found] = await db.select().from(enrolments).where(own);
  if (found === undefined) throw refuse(codes.notFound);
  if (found.state !== 'confirmed' || !payable.includes(found.payment)) throw conflict();
  const bill = await withTransaction(db, async (transaction) => {
    const activity = await lockActivity(transaction, found.activityId);
    if (activity === undefined) return undefined;
    // Who was enrolled before there were books is billed now.
    await billEnrolment(transaction, activity, found, now);
    return lockEnrolmentBill(transaction, activity, enrolmentId);
  });
  if (bill === undefined) throw refuse(codes.notFound);
  await sendVoucher(context, { bill_id: bill.id, files });
  const [row] = await db.select().from(enrolments).where(own);
  if (row === undefined) throw refuse(codes.notFound);
  return standingOf(db, row);
}
