import { requireHere } from '../account/own-page.server';
import { communityId, type PortalApi } from '../api.server';
import { fullDay } from '../dates/dates';
import type { Locale } from '../language/address';

/** What a person shows of themselves: the picture, and for a member the entry of the directory. */
export async function loadProfile(api: PortalApi, request: Request, locale: Locale) {
  const [user, ccId] = await Promise.all([requireHere(api, request, locale), communityId(api)]);
  const [{ is_member }, { unread }] = await Promise.all([
    api.auth.membershipV2Check({ ccId }),
    api.notices.page({ limit: 1, offset: 0 }),
  ]);
  const entry = is_member ? await api.directory.own({ ccId }) : null;
  return {
    unread,
    nick: user.nick,
    picture: user.avatar ?? entry?.img?.url ?? null,
    entry: entry === null ? null : { ...entry, joined: fullDay(entry.joined_time, locale).text },
  };
}

export type Profile = Awaited<ReturnType<typeof loadProfile>>;

/** What is kept of a member. */
export type OwnEntry = NonNullable<Profile['entry']>;
