import { communityContract } from '@selvedge/api-contract/community';
import { type Handlers, implement } from '@selvedge/server-kit';
import { Hono } from 'hono';
import { pageActivities } from './activities/page-activities';
import { listAnnouncements } from './announcements/list-announcements';
import { readBaseInfo } from './community/read-base-info';
import type { PortalContext } from './context';
import { withDefaultLanguage } from './default-language';
import { listCompanies } from './enterprise/list-companies';
import { findNews } from './news/find-news';
import { listNews } from './news/list-news';
import { listPositions } from './positions/list-positions';
import { listRecruitments } from './recruitment/list-recruitments';
import type { Resources } from './resources';
import type { PortalSettings } from './settings';

/** Who does the work of each call. */
const handlers: Handlers<PortalContext, typeof communityContract> = {
  officialWeb: { baseInfo: (context, { ccId }) => readBaseInfo(context, ccId) },
  news: { list: listNews, detail: findNews },
  announcements: { list: listAnnouncements },
  activities: { page: pageActivities },
  recruitment: { list: listRecruitments },
  enterprise: { list: listCompanies },
  positions: { list: (context, { ccId }) => listPositions(context, ccId) },
};

/** The portal's API; its addresses begin with `/v1`. */
export function portalApi(
  resources: Pick<Resources, 'db' | 'now' | 'log'>,
  settings: Pick<PortalSettings, 'TRUST_PROXY'>,
): Hono {
  const { db, now, log } = resources;
  const api = implement(communityContract, handlers, {
    log,
    trustProxy: settings.TRUST_PROXY,
    contextFor: ({ language }) => ({ db, now: now(), language }),
  });
  return new Hono().all('*', (c) => api.fetch(withDefaultLanguage(c.req.raw), c.env));
}
