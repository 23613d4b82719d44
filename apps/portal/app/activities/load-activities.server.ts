import type { PortalApi } from '../api.server';
import { dateBlock, fullDay, moment } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { type ListQuery, readListQuery } from '../page/list-query';
import { orNotFound } from '../page/or-not-found.server';

/** How many activities a page of the list has. */
const activitiesOnPage = 12;

/** Statuses of the contract, by the word in the address. */
const statuses = { coming: 1, past: 3, cancelled: 4 } as const;

export type ActivityKind = keyof typeof statuses;

/** What the list is asked for: the words of every list, and a month. */
export function readActivityQuery(params: URLSearchParams): ListQuery & { readonly month?: string | undefined } {
  const month = params.get('month') ?? '';
  return { ...readListQuery(params), ...(/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) && { month }) };
}

/** A page of the activities: those to come, or what was. */
export async function loadActivities(api: PortalApi, query: ReturnType<typeof readActivityQuery>, locale: Locale) {
  const ccId = await communityId(api);
  const { page, keywords, month } = query;
  const kind: ActivityKind = query.kind === 'past' || query.kind === 'cancelled' ? query.kind : 'coming';
  const { list, total } = await api.activities.search({
    ccId,
    limit: activitiesOnPage,
    offset: (page - 1) * activitiesOnPage,
    status: statuses[kind],
    ...(keywords && { keywords }),
    ...(month && { month }),
  });
  return {
    list: list.map((activity) => ({ ...activity, date: dateBlock(activity.start_time, locale) })),
    total,
    kind,
    query,
    size: activitiesOnPage,
  };
}

export type ActivitiesData = Awaited<ReturnType<typeof loadActivities>>;

/** One activity with its days in words; null when there is none. */
export async function loadActivity(api: PortalApi, activityId: number, locale: Locale) {
  const found = await orNotFound(api.activities.detail({ activityId }));
  if (found === null) return null;
  return {
    ...found,
    day: fullDay(found.start_time, locale),
    begins: moment(found.start_time, locale),
    ends: moment(found.end_time, locale),
    closes: moment(found.close_time, locale),
    date: dateBlock(found.start_time, locale),
    paragraphs: found.body.split(/\n{2,}/).filter((text) => text.trim() !== ''),
  };
}

export type Activity = NonNullable<Awaited<ReturnType<typeof loadActivity>>>;

/**
 * What of an activity is for the one who is signed in: the activity, and its members' tickets. Whoever enrols is judged
 * again; this says it before anything is written.
 */
export async function loadWhatIsForMe(api: PortalApi, { audience, cc_id: ccId, tickets }: Activity) {
  if (audience === 'everyone' && !tickets.some((ticket) => ticket.is_for_members)) return everything;
  const { is_member: isMember, duties } = await api.auth.membershipV2Check({ ccId });
  const isFor = { everyone: true, members: isMember, council: duties.is_council };
  return { isForMe: isFor[audience], isMember };
}

const everything = { isForMe: true, isMember: true } as const;

export type ForMe = Awaited<ReturnType<typeof loadWhatIsForMe>>;
