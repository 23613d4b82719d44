import { requireHere } from '../account/own-page.server';
import type { PortalApi } from '../api.server';
import { shortMoment } from '../dates/dates';
import type { Locale } from '../language/address';
import type { ListQuery } from '../page/list-query';

const noticesOnPage = 20;

/** What a person was told, and on which ways they want to be told; moments are worded in the association's zone. */
export async function loadNotices(api: PortalApi, request: Request, query: ListQuery, locale: Locale) {
  const { email } = await requireHere(api, request, locale);
  const [{ list, total, unread }, { switches }, { public_key }] = await Promise.all([
    api.notices.page({ limit: noticesOnPage, offset: (query.page - 1) * noticesOnPage }),
    api.notices.settings(),
    api.push.key(),
  ]);
  return {
    list: list.map(({ made_time, ...notice }) => ({
      ...notice,
      made: shortMoment(made_time, locale),
    })),
    total,
    unread,
    switches,
    query,
    size: noticesOnPage,
    pushKey: public_key,
    hasMail: email !== null,
  };
}

export type NoticesData = Awaited<ReturnType<typeof loadNotices>>;
