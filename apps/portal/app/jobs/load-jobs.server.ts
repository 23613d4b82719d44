import type { PortalApi } from '../api.server';
import { fullDay } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import type { ListQuery } from '../page/list-query';
import { orNotFound } from '../page/or-not-found.server';

/** How many entries a page of the list has. */
const jobsOnPage = 20;

export async function loadJobs(api: PortalApi, query: ListQuery, locale: Locale) {
  const { list, total } = await api.recruitment.list({
    ccId: await communityId(api),
    limit: jobsOnPage,
    offset: (query.page - 1) * jobsOnPage,
  });
  return { list: list.map((job) => ({ ...job, day: fullDay(job.show_time, locale) })), total, query, size: jobsOnPage };
}

export async function loadJob(api: PortalApi, recruitmentId: number, locale: Locale) {
  const found = await orNotFound(api.recruitment.detail({ recruitmentId }));
  if (found === null) return null;
  const { description, requirements, show_time, close_time, ...job } = found;
  return {
    ...job,
    paragraphs: description.split(/\n{2,}/).filter(Boolean),
    requirements: requirements.split('\n').filter(Boolean),
    day: fullDay(show_time, locale),
    closes: close_time === null ? null : fullDay(close_time, locale),
  };
}

export type JobsData = Awaited<ReturnType<typeof loadJobs>>;
export type Job = NonNullable<Awaited<ReturnType<typeof loadJob>>>;
