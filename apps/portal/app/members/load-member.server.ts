import type { PortalApi } from '../api.server';
import { fullDay } from '../dates/dates';
import type { Locale } from '../language/address';
import { orNotFound } from '../page/or-not-found.server';

/** A member's page, or nothing when there is none for whoever asks. */
export async function loadMember(api: PortalApi, memberId: number, locale: Locale) {
  const member = await orNotFound(api.directory.detail({ memberId }));
  if (member === null) return null;
  const { joined_time, ...shown } = member;
  return { ...shown, joined: joined_time === null ? null : fullDay(joined_time, locale) };
}

export type Member = NonNullable<Awaited<ReturnType<typeof loadMember>>>;
