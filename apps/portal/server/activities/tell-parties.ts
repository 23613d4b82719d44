import { putMail } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { activityTexts, communityTexts } from '../database/schema';
import { pagePath } from '../site-files/page-address';
import { type EnrolmentNews, enrolmentMail } from './enrolment-mail';
import type { Activity, Enrolment, Writing } from './enrolment-queries';

interface Telling {
  readonly activity: Activity;
  readonly news: EnrolmentNews;
  /** The origin of the links in mails. */
  readonly origin: string;
}

/**
 * Writes to parties, in the transaction that changes them: one mail a party and news, however often it is told. Who
 * has left no address is not written to.
 */
export async function tellParties(db: Writing, parties: readonly Enrolment[], telling: Telling): Promise<void> {
  const reached = parties.filter(({ email }) => email !== '');
  if (reached.length === 0) return;
  const { activity, news, origin } = telling;
  const texts = await db.select().from(activityTexts).where(eq(activityTexts.activityId, activity.id));
  const names = await db.select().from(communityTexts).where(eq(communityTexts.communityId, activity.communityId));
  for (const party of reached) {
    const community = names.find(({ language }) => language === party.language) ?? names[0];
    const own = texts.find(({ language }) => language === party.language) ?? texts[0];
    const mail = enrolmentMail({
      news,
      language: party.language,
      site: community?.name ?? '',
      title: own?.title ?? '',
      place: own?.place ?? '',
      startsAt: activity.startsAt,
      size: party.size,
      offerEndsAt: party.offerEndsAt,
      reason: news === 'cancelled' ? (own?.cancelReason ?? '') : '',
      address: party.accountId === null ? null : origin + pagePath(`/me/activities/${party.id}`, party.language),
    });
    await putMail(db, { key: `enrolment:${party.id}:${news}`, to: party.email, ...mail });
  }
}
