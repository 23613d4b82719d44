import { canHappen, standingOf } from '@selvedge/domain/fees';
import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { onlinePayments } from '../database/schema';
import { addressOf } from './bill-address';
import { lockBill, selectEntries, type Tx } from './bill-queries';
import { ownsBill } from './own-bill';

/** How long a payment that was begun can be gone on with. */
const lifetime = 23 * 3_600_000;

/** Less than this is not enough to type a card's number in. */
const enough = 35 * 60_000;

/**
 * Begins the payment of what is still owed, on the provider's page: the same one while it lasts and the amount is the same.
 *
 * @throws {RefusedRequest} code 10 for another's bill; 409 when nothing is owed; 14 when the provider does not answer.
 */
export async function payOnline(
  context: RequestContext,
  { bill_id, return_path }: { readonly bill_id: number; readonly return_path: string },
): Promise<{ readonly url: string }> {
  const { payments, db, language, origin, log } = context;
  if (payments === null) throw refuse(codes.serviceMissing);
  const { payment, bill, email } = await withTransaction(db, (tx) => beginPayment(tx, context, bill_id));
  if (payment.url !== null) return { url: payment.url };
  try {
    const { reference, url } = await payments.start({
      paymentId: payment.id,
      title: bill.titles[language],
      cents: payment.cents,
      currency: payment.currency,
      email,
      language,
      returnUrl: `${origin}${return_path}`,
      endsAt: payment.endsAt,
    });
    await db.update(onlinePayments).set({ reference, url }).where(eq(onlinePayments.id, payment.id));
    return { url };
  } catch (error) {
    log.error('a payment could not be begun', { error, payment: payment.id });
    throw refuse(codes.interfaceRequestFailed);
  }
}

async function beginPayment(tx: Tx, { actor, now }: RequestContext, billId: number) {
  const bill = await lockBill(tx, billId);
  if (bill === undefined || !ownsBill({ actor }, bill)) throw refuse(codes.notFound);
  const { outstanding } = standingOf(await selectEntries(tx, billId));
  if (!canHappen(bill.state, 'send_voucher') || outstanding <= 0)
    throw refuse(codes.requestError, { situation: 'conflict' });
  const { email } = await addressOf(tx, bill);
  const [begun] = await tx
    .select()
    .from(onlinePayments)
    .where(
      and(
        eq(onlinePayments.billId, billId),
        eq(onlinePayments.state, 'begun'),
        eq(onlinePayments.cents, outstanding),
        gt(onlinePayments.endsAt, new Date(now.getTime() + enough)),
      ),
    )
    .orderBy(desc(onlinePayments.id))
    .limit(1);
  if (begun !== undefined) return { payment: begun, bill, email };
  const rows = await tx
    .insert(onlinePayments)
    .values({
      billId,
      provider: 'stripe',
      cents: outstanding,
      currency: bill.currency,
      startedBy: actor?.accountId ?? null,
      createdAt: now,
      endsAt: new Date(now.getTime() + lifetime),
    })
    .returning();
  return { payment: onlyRow(rows), bill, email };
}
