import type { PortalApi } from '../api.server';
import { shortMoment } from '../dates/dates';
import type { Locale } from '../language/address';
import { deviceName } from './device-name';
import { requireHere } from './own-page.server';

/** Everything that a person's own page shows; moments are worded here, in the association's zone. */
export async function loadMe(api: PortalApi, request: Request, locale: Locale) {
  const user = await requireHere(api, request, locale);
  const [{ list }, rights, { unread }] = await Promise.all([
    api.user.sessions(),
    api.auth.membershipV2Check({}),
    api.notices.page({ limit: 1, offset: 0 }),
  ]);
  return {
    user,
    isMember: rights.is_member,
    isStaff: rights.is_staff,
    unread,
    sessions: list.map(({ id, user_agent, seen_time, is_current }) => ({
      id,
      device: deviceName(user_agent),
      seen: shortMoment(seen_time, locale).text,
      isCurrent: is_current,
    })),
  };
}

export type Me = Awaited<ReturnType<typeof loadMe>>;
