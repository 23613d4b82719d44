import type { PortalApi } from '../api.server';
import { fullDay } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { orNotFound } from '../page/or-not-found.server';

/** What can be applied for. */
export async function loadJoinForms(api: PortalApi) {
  return api.join.forms({ ccId: await communityId(api) });
}

export type JoinForms = Awaited<ReturnType<typeof loadJoinForms>>;

/** The caller's applications, with their days worded. */
export async function loadApplications(api: PortalApi, locale: Locale) {
  const { list } = await api.join.mine({ ccId: await communityId(api) });
  return list.map(({ id, name, form, state, stage, updated_time }) => ({
    id,
    name,
    form,
    state,
    stage,
    updated: fullDay(updated_time, locale),
  }));
}

export type Applications = Awaited<ReturnType<typeof loadApplications>>;

/** One of them, or nothing when the caller has none of that number. */
export async function loadApplication(api: PortalApi, id: number, locale: Locale) {
  const found = await orNotFound(api.join.detail({ id }));
  if (found === null) return null;
  const day = (seconds: number | null) => (seconds === null ? null : fullDay(seconds, locale).text);
  return {
    ...found,
    stages: found.stages.map(({ kind, state, time }) => ({ kind, state, day: day(time) })),
    events: found.events.map(({ id: eventId, kind, stage, text, time }) => ({
      id: eventId,
      kind,
      stage,
      text,
      day: fullDay(time, locale),
    })),
  };
}

export type Application = NonNullable<Awaited<ReturnType<typeof loadApplication>>>;
