import { communityContract } from '@selvedge/api-contract/community';
import { type Handlers, implement, sameOriginWrites } from '@selvedge/server-kit';
import { Hono } from 'hono';
import { pageActivities } from './activities/page-activities';
import { listAnnouncements } from './announcements/list-announcements';
import { readBaseInfo } from './community/read-base-info';
import type { RequestContext } from './context';
import { withDefaultLanguage } from './default-language';
import { readToday } from './desk/read-today';
import { listCompanies } from './enterprise/list-companies';
import { authorize } from './identity/authorize';
import { deleteNews } from './news/delete-news';
import { findDeskNews } from './news/find-desk-news';
import { findNews } from './news/find-news';
import { listNews } from './news/list-news';
import { deleteNewsCategory, listNewsCategories, saveNewsCategory } from './news/news-categories';
import { previewNews } from './news/preview-news';
import { createNews, updateNews } from './news/save-news';
import { searchNews } from './news/search-news';
import { peopleHandlers } from './people-api';
import { listPositions } from './positions/list-positions';
import { listRecruitments } from './recruitment/list-recruitments';
import { requestContext } from './request-context';
import type { Resources } from './resources';
import type { PortalSettings } from './settings';

/** Who does the work of each call. */
const handlers: Handlers<RequestContext, typeof communityContract> = {
  officialWeb: { baseInfo: (context, { ccId }) => readBaseInfo(context, ccId) },
  news: { list: listNews, detail: findNews },
  announcements: { list: listAnnouncements },
  activities: { page: pageActivities },
  recruitment: { list: listRecruitments },
  enterprise: { list: listCompanies },
  positions: { list: (context, { ccId }) => listPositions(context, ccId) },
  desk: { today: readToday },
  newsDesk: {
    search: searchNews,
    get: findDeskNews,
    create: createNews,
    update: updateNews,
    remove: deleteNews,
    preview: previewNews,
    categories: listNewsCategories,
    categorySave: saveNewsCategory,
    categoryRemove: deleteNewsCategory,
  },
  ...peopleHandlers,
};

/** What the API stands on. */
export type ApiResources = Pick<
  Resources,
  'db' | 'now' | 'log' | 'signer' | 'sms' | 'limits' | 'rights' | 'thirdParties' | 'origin'
>;

export type ApiSettings = Pick<PortalSettings, 'TRUST_PROXY'> & Partial<Pick<PortalSettings, 'PORTAL_CAPTCHA'>>;

/** The portal's API; its addresses begin with `/v1`. */
export function portalApi(resources: ApiResources, settings: ApiSettings): Hono {
  const api = implement(communityContract, handlers, {
    log: resources.log,
    trustProxy: settings.TRUST_PROXY,
    contextFor: (facts) => requestContext(resources, settings, facts),
    authorize,
  });
  return new Hono()
    .use(sameOriginWrites([resources.origin]))
    .all('*', (c) => api.fetch(withDefaultLanguage(c.req.raw), c.env));
}
