import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { type ListRange, type PortalContext, unixSeconds } from '../context';
import { billNotices, bills } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { noteDeliveries } from './note-deliveries';

/** Notices that did not arrive, and why; the latest first. */
export async function listUndelivered(context: PortalContext, { ccId, limit, offset }: ListRange) {
  requireRight(context, 'fee.manage', ccId);
  const { db, language } = context;
  await noteDeliveries(db);
  const where = and(eq(bills.communityId, ccId), isNull(billNotices.deliveredAt), isNotNull(billNotices.problem));
  const ofBill = eq(bills.id, billNotices.billId);
  const rows = await db
    .select({ notice: billNotices, payer: bills.payer, titles: bills.titles })
    .from(billNotices)
    .innerJoin(bills, ofBill)
    .where(where)
    .orderBy(desc(billNotices.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(
    db.select({ id: billNotices.id }).from(billNotices).innerJoin(bills, ofBill).where(where).as('undelivered'),
  );
  const list = rows.map(({ notice: { id, billId, kind, recipient, problem, createdAt }, payer, titles }) => ({
    id,
    bill_id: billId,
    payer,
    title: titles[language],
    kind,
    recipient,
    problem: problem ?? '',
    time: unixSeconds(createdAt),
  }));
  return { list, total };
}
