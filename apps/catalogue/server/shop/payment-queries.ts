import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { paymentEvents, payments } from '../database/schema';

export type PaymentRow = typeof payments.$inferSelect;

/** The newest payment of a type that was begun after a moment and is not decided. */
export async function findOpenPayment(
  db: CatalogueDatabase,
  asked: { readonly orderId: number; readonly paymentType: number; readonly since: Date },
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, asked.orderId),
        eq(payments.paymentType, asked.paymentType),
        eq(payments.state, 'started'),
        gt(payments.startedAt, asked.since),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return row;
}

export async function insertPayment(db: CatalogueDatabase, row: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [added] = await db.insert(payments).values(row).returning();
  if (added === undefined) throw new Error('The payment was not added.');
  return added;
}

export async function updatePayment(
  db: CatalogueDatabase,
  id: number,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await db.update(payments).set(changes).where(eq(payments.id, id));
}

export function listPayments(db: CatalogueDatabase, orderId: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id));
}

/** The payments of an order that a provider knows and that are not decided. */
export function listStartedPayments(db: CatalogueDatabase, orderId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'started'), isNotNull(payments.reference)))
    .orderBy(asc(payments.id));
}

interface About {
  readonly paymentId: number | null;
  readonly reference: string | null;
  readonly capture: string | null;
}

/** The payment that a provider means, by the surest of what it tells. */
export async function findPaymentAbout(
  db: CatalogueDatabase,
  paymentType: number,
  { paymentId, reference, capture }: About,
): Promise<PaymentRow | undefined> {
  const by = [
    reference === null ? undefined : eq(payments.reference, reference),
    capture === null ? undefined : eq(payments.capture, capture),
    paymentId === null ? undefined : eq(payments.id, paymentId),
  ];
  for (const condition of by) {
    if (condition === undefined) continue;
    const [row] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.paymentType, paymentType), condition));
    if (row !== undefined) return row;
  }
  return undefined;
}

/** The payment as it is now, which nobody else changes before the transaction ends. Lock its order first. */
export async function lockPayment(db: CatalogueDatabase, id: number): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('no key update');
  return row;
}

/** Notes an event; says whether it is a new one. Waits for another instance that is noting the same. */
export async function noteEvent(db: CatalogueDatabase, row: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(paymentEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.eventId });
  return added.length > 0;
}

export async function noteOutcome(
  db: CatalogueDatabase,
  { paymentType, eventId }: { readonly paymentType: number; readonly eventId: string },
  outcome: { readonly outcome: string; readonly orderId: number | null },
): Promise<void> {
  await db
    .update(paymentEvents)
    .set(outcome)
    .where(and(eq(paymentEvents.paymentType, paymentType), eq(paymentEvents.eventId, eventId)));
}
