import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { type CodeScene, oneTimeCodes } from '../database/schema';

/** How often a code may be tried wrongly before it is worth nothing. */
const mostTries = 5;

export async function insertCode(
  db: Pick<PortalDb, 'insert'>,
  row: Pick<typeof oneTimeCodes.$inferInsert, 'scene' | 'target' | 'codeHash' | 'createdAt' | 'expiresAt'>,
): Promise<number> {
  const [added] = await db.insert(oneTimeCodes).values(row).returning({ id: oneTimeCodes.id });
  return added?.id ?? 0;
}

interface Tried {
  readonly scene: CodeScene;
  readonly target: string;
  readonly codeHash: string;
  readonly now: Date;
}

/**
 * Tries a code against the latest one of its scene and target; earlier ones are worth nothing any more. A wrong try is
 * counted in the same statement, so that tries at once can't outrun the count.
 *
 * @returns the code's id when it is right, else undefined
 */
export async function tryCode(db: PortalDb, { scene, target, codeHash, now }: Tried): Promise<number | undefined> {
  const latest = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.scene, scene), eq(oneTimeCodes.target, target)))
    .orderBy(sql`${oneTimeCodes.id} desc`)
    .limit(1);
  const isRight = sql<boolean>`${oneTimeCodes.codeHash} = ${codeHash}`;
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + case when ${isRight} then 0 else 1 end` })
    .where(
      and(
        eq(oneTimeCodes.id, latest),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.tries, mostTries),
      ),
    )
    .returning({ id: oneTimeCodes.id, isRight });
  return row?.isRight ? row.id : undefined;
}

/** Uses a code up; false when somebody else did so before. */
export async function useCode(db: Pick<PortalDb, 'update'>, id: number, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}

/** Removes codes that ended a day ago. */
export async function removeOldCodes(db: PortalDb, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, new Date(now.getTime() - 86_400_000)));
}
