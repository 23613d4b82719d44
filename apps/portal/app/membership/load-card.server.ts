import { AnswerError } from '@selvedge/api-client';
import type { PortalApi } from '../api.server';
import { fullDay } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';

/** What a call answers, or nothing when it is not for who asks. */
export async function allowed<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AnswerError && error.status === 403) return null;
    throw error;
  }
}

/** A day of an answer for reading: `2026年11月22日`. */
export function wordDay(day: string | null, locale: Locale): string | null {
  return day === null ? null : fullDay(Date.parse(`${day}T12:00:00+08:00`) / 1000, locale).text;
}

/** The card of who asks, with the companies on whose seats they sit; nothing of somebody who is no member. */
export async function loadCard(api: PortalApi, locale: Locale) {
  const ccId = await communityId(api);
  const card = await allowed(api.membership.card({ ccId }));
  if (card === null) return null;
  const { list } = await api.membership.seats({ ccId });
  const { joined_day, valid_until, ...shown } = card;
  return { ...shown, joined: wordDay(joined_day, locale), until: wordDay(valid_until, locale), companies: list };
}

export type Card = NonNullable<Awaited<ReturnType<typeof loadCard>>>;
