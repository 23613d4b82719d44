import { and, eq, lt, notExists } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { linkClicks, visitorActions, visitors } from '../database/schema';

/** The id of a visitor, who is noted down when the code is new. Known visitors cost one look-up and no write. */
export async function visitorId(db: CatalogueDatabase, code: string, now: Date): Promise<number> {
  const known = () => db.select({ id: visitors.id }).from(visitors).where(eq(visitors.code, code));
  const [found] = await known();
  if (found !== undefined) return found.id;
  const [added] = await db
    .insert(visitors)
    .values({ code, firstSeen: now })
    .onConflictDoNothing({ target: visitors.code })
    .returning({ id: visitors.id });
  // Nothing is returned when another request noted the same visitor meanwhile.
  const [row] = added === undefined ? await known() : [added];
  if (row === undefined) throw new Error('A visitor that was just noted is not there.');
  return row.id;
}

export async function addVisitorActions(
  db: CatalogueDatabase,
  rows: readonly (typeof visitorActions.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(visitorActions).values([...rows]);
}

export async function addLinkClick(db: CatalogueDatabase, row: typeof linkClicks.$inferInsert): Promise<void> {
  await db.insert(linkClicks).values(row);
}

export async function removeActionsBefore(db: CatalogueDatabase, moment: Date): Promise<void> {
  await db.delete(visitorActions).where(lt(visitorActions.at, moment));
}

export async function removeLinkClicksBefore(db: CatalogueDatabase, moment: Date): Promise<void> {
  await db.delete(linkClicks).where(lt(linkClicks.at, moment));
}

/** Removes the visitors who came so long ago that nothing of what they did is left. */
export async function removeIdleVisitors(db: CatalogueDatabase, moment: Date): Promise<void> {
  await db
    .delete(visitors)
    .where(
      and(
        lt(visitors.firstSeen, moment),
        notExists(
          db.select({ id: visitorActions.id }).from(visitorActions).where(eq(visitorActions.visitorId, visitors.id)),
        ),
        notExists(db.select({ id: linkClicks.id }).from(linkClicks).where(eq(linkClicks.visitorId, visitors.id))),
      ),
    );
}
