import { eq } from 'drizzle-orm';
import { activityTexts, type Language, languages, type NoticeWords } from '../database/schema';
import { mailWithoutAccount } from '../notices/notice-mail';
import { sendNotice } from '../notices/send-notice';
import type { Activity, Enrolment, Writing } from './enrolment-queries';
import { type EnrolmentNews, enrolmentWords } from './enrolment-words';

interface Telling {
  readonly activity: Activity;
  readonly news: EnrolmentNews;
  readonly now: Date;
  /** The origin of the links in mails. */
  readonly origin: string;
}

/**
 * Tells parties how they stand, in the transaction that changes them: once each news, however often it is told, on the
 * ways that each person has not switched off. A change of the activity can be told again when it changes again.
 */
export async function tellParties(db: Writing, parties: readonly Enrolment[], telling: Telling): Promise<void> {
  if (parties.length === 0) return;
  const { activity, news, now, origin } = telling;
  const texts = await db.select().from(activityTexts).where(eq(activityTexts.activityId, activity.id));
  const wordsFor = (party: Enrolment, language: Language) => {
    const own = texts.find((text) => text.language === language) ?? texts[0];
    const facts = { news, startsAt: activity.startsAt, size: party.size, offerEndsAt: party.offerEndsAt };
    const { title = '', place = '', cancelReason = '' } = own ?? {};
    return enrolmentWords({ ...facts, title, place, reason: news === 'cancelled' ? cancelReason : '' }, language);
  };
  const which = news === 'changed' ? `${news}:${activity.updatedAt.getTime()}` : news;
  await sendToParties(db, parties, {
    activity,
    key: ({ id }) => `enrolment:${id}:${which}`,
    wordsFor,
    now,
    origin,
  });
}

interface Message {
  readonly activity: Activity;
  /** What is told once. */
  readonly key: (party: Enrolment) => string;
  readonly wordsFor: (party: Enrolment, language: Language) => NoticeWords;
  readonly now: Date;
  readonly origin: string;
}

/** Sends parties a message that leads to their tickets. Who has no account and has left an address gets a mail. */
export async function sendToParties(db: Writing, parties: readonly Enrolment[], message: Message): Promise<void> {
  const { activity, key, wordsFor, now, origin } = message;
  for (const party of parties) {
    const words = Object.fromEntries(languages.map((language) => [language, wordsFor(party, language)])) as Record<
      Language,
      NoticeWords
    >;
    const notice = { communityId: activity.communityId, key: key(party), words };
    if (party.accountId !== null) {
      const address = `/me/activities/${party.id}`;
      await sendNotice(
        db,
        [party.accountId],
        { ...notice, kind: 'activity', address, mailTo: party.email },
        { now, origin },
      );
    } else if (party.email !== '') {
      await mailWithoutAccount(db, { ...notice, to: party.email, language: party.language });
    }
  }
}
