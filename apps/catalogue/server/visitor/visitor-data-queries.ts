import { count, desc, eq } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { captchaProofs, inquiries, linkClicks, orders, visitorActions, visitors } from '../database/schema';

export async function findVisitor(db: CatalogueDatabase, code: string) {
  const [visitor] = await db.select().from(visitors).where(eq(visitors.code, code));
  return visitor;
}

export async function countOfVisitor(db: CatalogueDatabase, visitorId: number) {
  const [actions, links, inquired, ordered] = await Promise.all([
    db
      .select({ pageAction: visitorActions.pageAction, count: count() })
      .from(visitorActions)
      .where(eq(visitorActions.visitorId, visitorId))
      .groupBy(visitorActions.pageAction)
      .orderBy(desc(count()), visitorActions.pageAction),
    db.select({ count: count() }).from(linkClicks).where(eq(linkClicks.visitorId, visitorId)),
    db.select({ count: count() }).from(inquiries).where(eq(inquiries.visitorId, visitorId)),
    db.select({ count: count() }).from(orders).where(eq(orders.visitorId, visitorId)),
  ]);
  const [linkCount, inquiryCount, orderCount] = [links, inquired, ordered].map(([row]) => row?.count ?? 0);
  return { actions, linkClicks: linkCount ?? 0, inquiries: inquiryCount ?? 0, orders: orderCount ?? 0 };
}

/** Deletes a visitor; actions and links go with it, inquiries and orders lose its number. False when there is none. */
export async function deleteVisitor(db: CatalogueDatabase, code: string, now: Date): Promise<boolean> {
  // Deleted, a solution could be used again: it stays until it expires, and is nobody's.
  await db.update(captchaProofs).set({ holder: '', spentAt: now }).where(eq(captchaProofs.holder, code));
  const deleted = await db.delete(visitors).where(eq(visitors.code, code)).returning({ id: visitors.id });
  return deleted.length > 0;
}
