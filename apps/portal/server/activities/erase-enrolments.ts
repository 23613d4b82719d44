import { eq, inArray } from 'drizzle-orm';
import { enrolmentPlaces, enrolments } from '../database/schema';
import type { Writing } from './enrolment-queries';

/** Takes a person out of what they enrolled in; how many came stays known. */
export async function eraseEnrolments(db: Pick<Writing, 'select' | 'update'>, accountId: number): Promise<void> {
  const own = db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.accountId, accountId));
  await db.update(enrolmentPlaces).set({ name: '—', memberId: null }).where(inArray(enrolmentPlaces.enrolmentId, own));
  await db
    .update(enrolments)
    .set({ contact: '—', email: '', phone: '', answers: {} })
    .where(eq(enrolments.accountId, accountId));
}
