import type { PortalApi } from '../api.server';
import { moment } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { orNotFound } from '../page/or-not-found.server';

const until = (seconds: number | null, locale: Locale) => (seconds === null ? null : moment(seconds, locale));

/** One's own enrolments. */
export async function loadMyActivities(api: PortalApi, locale: Locale) {
  const { list, total } = await api.activities.mine({ ccId: await communityId(api), limit: 60, offset: 0 });
  return {
    list: list.map((enrolment) => ({
      ...enrolment,
      begins: moment(enrolment.activity.start_time, locale),
      until: until(enrolment.offer_end_time, locale),
    })),
    total,
  };
}

export type MyActivities = Awaited<ReturnType<typeof loadMyActivities>>;

/** One of one's own enrolments with its tickets; null when there is none. */
export async function loadMyEnrolment(api: PortalApi, enrolmentId: number, locale: Locale) {
  const found = await orNotFound(api.activities.enrolment({ enrolmentId }));
  if (found === null) return null;
  return {
    ...found,
    begins: moment(found.activity.start_time, locale),
    until: until(found.offer_end_time, locale),
    /** Whether nothing can be said of it any more: who has come can't stay away. */
    isOver: found.activity.start_time * 1000 <= Date.now(),
    notices: found.notices.map((notice) => ({ ...notice, sent: moment(notice.time, locale) })),
  };
}

export type MyEnrolment = NonNullable<Awaited<ReturnType<typeof loadMyEnrolment>>>;

/** One ticket by its code; null when it lets nobody in. */
export async function loadTicket(api: PortalApi, code: string, locale: Locale) {
  if (!/^[\w-]{20}$/.test(code)) return null;
  const found = await orNotFound(api.activities.ticket({ code }));
  return found === null ? null : { ...found, begins: moment(found.activity.start_time, locale) };
}

export type Ticket = NonNullable<Awaited<ReturnType<typeof loadTicket>>>;
