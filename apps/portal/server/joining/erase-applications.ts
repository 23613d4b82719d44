import { eq, inArray, sql } from 'drizzle-orm';
import { auditLog, joinApplications, joinEvents } from '../database/schema';
import type { Tx } from './add-event';

/**
 * Takes a person out of the applications that they wrote. That there was one, and how it ended, stays; drafts go.
 */
export async function eraseApplications(tx: Tx, accountId: number, now: Date): Promise<void> {
  const own = await tx
    .select({ id: joinApplications.id, state: joinApplications.state })
    .from(joinApplications)
    .where(eq(joinApplications.accountId, accountId));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  const drafts = own.filter(({ state }) => state === 'draft').map(({ id }) => id);
  if (drafts.length > 0) await tx.delete(joinApplications).where(inArray(joinApplications.id, drafts));
  const open = own.filter(({ state }) => state === 'running' || state === 'asked').map(({ id }) => id);
  if (open.length > 0) {
    await tx
      .update(joinApplications)
      .set({ state: 'withdrawn', endedAt: now, deadline: null })
      .where(inArray(joinApplications.id, open));
  }
  await tx
    .update(joinApplications)
    .set({ name: '', email: '', phone: '', answers: {}, people: [], reason: '', accountId: null, updatedAt: now })
    .where(inArray(joinApplications.id, ids));
  await tx.update(joinEvents).set({ text: '' }).where(inArray(joinEvents.applicationId, ids));
  // What was done stays written down, without whose application it was and why it was refused.
  const subjects = ids.map((id) => `application:${id}`);
  await tx
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'name' - 'reason'` })
    .where(inArray(auditLog.subject, subjects));
}
