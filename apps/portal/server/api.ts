import { communityContract } from '@selvedge/api-contract/community';
import { type Handlers, implement, type Log } from '@selvedge/server-kit';
import { pageActivities } from './activities/page-activities';
import { listAnnouncements } from './announcements/list-announcements';
import { readBaseInfo } from './community/read-base-info';
import type { PortalContext } from './context';
import type { PortalDb } from './database/portal-db';
import { listCompanies } from './enterprise/list-companies';
import { listNews } from './news/list-news';
import { listPositions } from './positions/list-positions';
import { listRecruitments } from './recruitment/list-recruitments';

/** Who does the work of each call. */
const handlers: Handlers<PortalContext, typeof communityContract> = {
  officialWeb: { baseInfo: (context, { ccId }) => readBaseInfo(context, ccId) },
  news: { list: listNews },
  announcements: { list: listAnnouncements },
  activities: { page: pageActivities },
  recruitment: { list: listRecruitments },
  enterprise: { list: listCompanies },
  positions: { list: (context, { ccId }) => listPositions(context, ccId) },
};

export interface ApiParts {
  readonly db: PortalDb;
  readonly now: () => Date;
  readonly trustProxy: number;
  readonly log: Log;
}

/** Reading B's calls, below `/v1`. */
export function createApi({ db, now, trustProxy, log }: ApiParts) {
  return implement(communityContract, handlers, {
    contextFor: ({ language }) => ({ db, now: now(), language }),
    trustProxy,
    log,
  });
}
