import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { captchaProofs } from '../database/schema';

/** Keeps a solved captcha; false when it has been kept before. */
export async function addProof(db: PortalDb, row: typeof captchaProofs.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(captchaProofs)
    .values(row)
    .onConflictDoNothing({ target: captchaProofs.challenge })
    .returning({ challenge: captchaProofs.challenge });
  return added.length > 0;
}

/** Spends one of a holder's solved captchas, the one that expires first; false when there is none. */
export function spendProof(db: PortalDb, holder: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [proof] = await tx
      .select({ challenge: captchaProofs.challenge })
      .from(captchaProofs)
      .where(and(eq(captchaProofs.holder, holder), gt(captchaProofs.expiresAt, now), isNull(captchaProofs.spentAt)))
      .orderBy(captchaProofs.expiresAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (proof === undefined) return false;
    await tx.update(captchaProofs).set({ spentAt: now }).where(eq(captchaProofs.challenge, proof.challenge));
    return true;
  });
}

/** Removes what could not be solved again anyway. */
export async function removeOldProofs(db: PortalDb, now: Date): Promise<void> {
  await db.delete(captchaProofs).where(lt(captchaProofs.expiresAt, now));
}
