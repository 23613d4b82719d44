import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { captchaProofs } from '../database/schema';

/** Keeps a solved captcha; false when it has been kept before. */
export async function addProof(db: CatalogueDatabase, row: typeof captchaProofs.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(captchaProofs)
    .values(row)
    .onConflictDoNothing({ target: captchaProofs.challenge })
    .returning({ challenge: captchaProofs.challenge });
  return added.length > 0;
}

/** Spends one of a holder's solved captchas, the one that expires first; false when there is none. */
export async function spendProof(db: CatalogueDatabase, holder: string, now: Date): Promise<boolean> {
  const [proof] = await db
    .select({ challenge: captchaProofs.challenge })
    .from(captchaProofs)
    .where(and(eq(captchaProofs.holder, holder), gt(captchaProofs.expiresAt, now), isNull(captchaProofs.spentAt)))
    .orderBy(captchaProofs.expiresAt)
    .limit(1)
    // Two forms at once take two solutions, or one of them none.
    .for('update', { skipLocked: true });
  if (proof === undefined) return false;
  await db.update(captchaProofs).set({ spentAt: now }).where(eq(captchaProofs.challenge, proof.challenge));
  return true;
}

/** Removes what could not be solved again anyway. */
export async function removeOldProofs(db: CatalogueDatabase, now: Date): Promise<number> {
  const { rowCount } = await db.delete(captchaProofs).where(lt(captchaProofs.expiresAt, now));
  return rowCount ?? 0;
}
