import { count, desc, eq } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import {
  captchaProofs,
  downloadRequests,
  inquiries,
  linkClicks,
  orders,
  visitorActions,
  visitors,
} from '../database/schema';

export async function findVisitor(db: CatalogueDatabase, code: string) {
  const [visitor] = await db.select().from(visitors).where(eq(visitors.code, code));
  return visitor;
}

export async function countOfVisitor(db: CatalogueDatabase, visitorId: number) {
  const [actions, links, asked, inquired, ordered] = await Promise.all([
    db
      .select({ pageAction: visitorActions.pageAction, count: count() })
      .from(visitorActions)
      .where(eq(visitorActions.visitorId, visitorId))
      .groupBy(visitorActions.pageAction)
      .orderBy(desc(count()), visitorActions.pageAction),
    db.select({ count: count() }).from(linkClicks).where(eq(linkClicks.visitorId, visitorId)),
    db.select({ count: count() }).from(downloadRequests).where(eq(downloadRequests.visitorId, visitorId)),
    db.select({ count: count() }).from(inquiries).where(eq(inquiries.visitorId, visitorId)),
    db.select({ count: count() }).from(orders).where(eq(orders.visitorId, visitorId)),
  ]);
  const of = (rows: readonly { readonly count: number }[]) => rows[0]?.count ?? 0;
  return {
    actions,
    linkClicks: of(links),
    downloadRequests: of(asked),
    inquiries: of(inquired),
    orders: of(ordered),
  };
}

/** Deletes a visitor; actions, links and requests for files go with it, inquiries and orders lose its number. False when there is none. */
export async function deleteVisitor(db: CatalogueDatabase, code: string, now: Date): Promise<boolean> {
  // Deleted, a solution could be used again: it stays until it expires, and is nobody's.
  await db.update(captchaProofs).set({ holder: '', spentAt: now }).where(eq(captchaProofs.holder, code));
  const deleted = await db.delete(visitors).where(eq(visitors.code, code)).returning({ id: visitors.id });
  return deleted.length > 0;
}
