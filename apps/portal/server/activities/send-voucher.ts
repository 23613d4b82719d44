import { codes } from '@selvedge/error-catalogue';
import { refuse, takeFiles } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { enrolments, uploads } from '../database/schema';
import { conflict } from './enrol';
import { type Standing, standingOf } from './standing';

const payable = ['unpaid', 'refused', 'review'];

/** Takes the slip of a transfer for one's own enrolment; a later one takes the place of an earlier one. */
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
  await context.limit('application', `voucher:${actor.accountId}`);
  return takeFiles(context, files, (taken) =>
    db.transaction(async (tx) => {
      const upload = onlyRow(
        await tx
          .insert(uploads)
          .values([...taken])
          .returning({ id: uploads.id }),
      );
      const [row] = await tx
        .update(enrolments)
        .set({ voucherId: upload.id, payment: 'review', paymentNote: '', updatedAt: now })
        .where(own)
        .returning();
      if (row === undefined) throw refuse(codes.notFound);
      return standingOf(tx, row);
    }),
  );
}
