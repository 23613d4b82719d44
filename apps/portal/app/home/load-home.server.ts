import type { PortalApi } from '../api.server';
import { dateBlock, listDay } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';

/** How many entries of each list the home page holds. */
const shown = { news: 4, activities: 4, announcements: 5, jobs: 5, companies: 12, council: 9, banners: 2 } as const;

/** Activities that have not begun (the contract's status 1). */
const comingActivities = 1;

/**
 * Everything that the home page shows, asked for at once. Days are worded here and not in the browser, whose clock,
 * zone and list of month names may differ from the server's.
 */
export async function loadHome(api: PortalApi, locale: Locale) {
  const ccId = await communityId(api);
  const list = (limit: number) => ({ ccId, limit, offset: 0 });
  const [news, activities, announcements, jobs, companies, positions, banners] = await Promise.all([
    api.news.list(list(shown.news)),
    api.activities.page({ ...list(shown.activities), status: comingActivities }),
    api.announcements.list(list(shown.announcements)),
    api.recruitment.list(list(shown.jobs)),
    api.enterprise.list(list(shown.companies)),
    api.positions.list({ ccId }),
    api.community.banners({ ccId }),
  ]);
  const withDay = <Item extends { readonly show_time: number }>(item: Item) => ({
    ...item,
    day: listDay(item.show_time, locale),
  });
  return {
    news: news.list.map(withDay),
    activities: activities.list.map((activity) => ({ ...activity, date: dateBlock(activity.start_time, locale) })),
    announcements: announcements.list.map(withDay),
    jobs: jobs.list.map(withDay),
    companies,
    banners: banners.list.slice(0, shown.banners),
    council: positions.list
      .filter(({ rank }) => rank === 'council' || rank === 'secretariat')
      .flatMap(({ title, members }) => members.map((member) => ({ ...member, title })))
      .slice(0, shown.council),
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
