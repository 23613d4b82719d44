import { and, asc, eq, isNull } from 'drizzle-orm';
import { activityTexts, enrolmentPlaces, type Language, languages, type NoticeWords } from '../database/schema';
import { mailWithoutAccount, pageOutside } from '../notices/notice-mail';
import { sendNotice } from '../notices/send-notice';
import type { Activity, Enrolment, Writing } from './enrolment-queries';
import { type EnrolmentNews, enrolmentWords, withoutAccount } from './enrolment-words';

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
  const which = `${news}${again[news]?.(telling) ?? ''}`;
  await sendToParties(db, parties, {
    activity,
    key: ({ id }) => `enrolment:${id}:${which}`,
    wordsFor,
    now,
    origin,
  });
}

/** What may be told more than once, and by what one time is known from another. */
const again: Readonly<Partial<Record<EnrolmentNews, (telling: Telling) => string>>> = {
  changed: ({ activity }) => `:${activity.updatedAt.getTime()}`,
  tickets: ({ now }) => `:${Math.floor(now.getTime() / 600_000)}`,
};

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
      const more = await forNoAccount(db, party, origin);
      const { title, text } = words[party.language];
      const said = { ...words, [party.language]: { title, text: [text, more].filter(Boolean).join('\n\n') } };
      await mailWithoutAccount(db, { ...notice, words: said, to: party.email, language: party.language });
    }
  }
}

/** Who has no account gets the tickets by their addresses, and is told how an offer is taken. */
async function forNoAccount(db: Writing, { id, state, language }: Enrolment, origin: string): Promise<string> {
  if (state === 'offered') return withoutAccount[language].answer;
  if (state !== 'confirmed') return '';
  const places = await db
    .select({ name: enrolmentPlaces.name, code: enrolmentPlaces.code })
    .from(enrolmentPlaces)
    .where(and(eq(enrolmentPlaces.enrolmentId, id), isNull(enrolmentPlaces.givenUpAt)))
    .orderBy(asc(enrolmentPlaces.id));
  const lines = places.map(({ name, code }) => `${name}: ${pageOutside(origin, `/tickets/${code}`, language)}`);
  return [withoutAccount[language].tickets, ...lines].join('\n');
}
