import { communityContract } from '@selvedge/api-contract/community';
import { type Handlers, implement, sameOriginWrites } from '@selvedge/server-kit';
import { Hono } from 'hono';
import { activityHandlers } from './activities-api';
import { listAnnouncementModels, saveAnnouncementModels } from './announcements/announcement-models';
import { findDeskAnnouncement, listReaders, searchAnnouncements } from './announcements/desk-announcements';
import { findAnnouncement } from './announcements/find-announcement';
import { listAnnouncements } from './announcements/list-announcements';
import { readAnnouncement } from './announcements/read-announcement';
import { deleteAnnouncements, saveAnnouncement } from './announcements/save-announcement';
import { listBanners } from './community/list-banners';
import { listBaseInfos, listCommunities } from './community/list-base-infos';
import { listCategories } from './community/list-categories';
import { listMiniPrograms } from './community/list-mini-programs';
import { listPartners } from './community/list-partners';
import { readBaseInfo } from './community/read-base-info';
import { readIntroduction } from './community/read-introduction';
import { readMainPage } from './community/read-main-page';
import type { RequestContext } from './context';
import { withDefaultLanguage } from './default-language';
import { findCompanies } from './desk/find-companies';
import { findPeople } from './desk/find-people';
import { readToday } from './desk/read-today';
import { deskHandlers } from './desk-api';
import { findMember } from './directory/find-member';
import { listDirectory } from './directory/list-directory';
import { readOwnEntry } from './directory/read-own-entry';
import { updateOwnEntry } from './directory/update-own-entry';
import { findCompany } from './enterprise/find-company';
import { listCompanies } from './enterprise/list-companies';
import { feeHandlers } from './fees-api';
import { authorize } from './identity/authorize';
import { handleApplication, handleMessage } from './inbox/handle-received';
import { findApplication, findMessage, searchApplications, searchMessages } from './inbox/read-inbox';
import { joiningHandlers } from './joining-api';
import { deleteNews } from './news/delete-news';
import { findDeskNews } from './news/find-desk-news';
import { findNews } from './news/find-news';
import { listNews } from './news/list-news';
import { deleteNewsCategory, saveNewsCategory } from './news/news-categories';
import { listNewsCategories, saveNewsCategories } from './news/order-news-categories';
import { previewNews } from './news/preview-news';
import { createNews, updateNews } from './news/save-news';
import { searchNews } from './news/search-news';
import { listNotices, readNotices } from './notices/list-notices';
import { readNoticeSettings, updateNoticeSettings } from './notices/notice-settings';
import { readPushKey } from './notices/push-key';
import { registerDevice, removeDevice } from './notices/register-device';
import { addMessage } from './official-web/add-message';
import { drawQrcode } from './official-web/draw-qrcode';
import { listNavigation } from './official-web/list-navigation';
import { servePapers } from './papers/serve-papers';
import { stripeWebhook } from './payments/stripe-webhook';
import { peopleHandlers } from './people-api';
import { listPositionMembers } from './positions/list-position-members';
import { listPositionSettings } from './positions/list-position-settings';
import { listPositions } from './positions/list-positions';
import { listProducts } from './products/list-products';
import { openApplicationFile } from './recruitment/application-files';
import { applyForJob } from './recruitment/apply-for-job';
import { findRecruitment } from './recruitment/find-recruitment';
import { listRecruitments } from './recruitment/list-recruitments';
import { requestContext } from './request-context';
import type { Resources } from './resources';
import { searchSite } from './search/search-site';
import type { PortalSettings } from './settings';
import { addVisit } from './visits/add-visit';
import { listVisits } from './visits/list-visits';

/** Who does the work of each call. */
const handlers: Handlers<RequestContext, typeof communityContract> = {
  officialWeb: {
    baseInfo: (context, { ccId }) => readBaseInfo(context, ccId),
    baseInfoList: listBaseInfos,
    headerList: (context, { ccId }) => listNavigation(context, { ccId, place: 'header' }),
    footerList: (context, { ccId }) => listNavigation(context, { ccId, place: 'footer', all: true }),
    footerEnableList: (context, { ccId }) => listNavigation(context, { ccId, place: 'footer' }),
    addMessage,
    search: searchSite,
    getQrcode: drawQrcode,
  },
  community: {
    list: listCommunities,
    mainPage: (context, { ccId }) => readMainPage(context, ccId),
    introduction: (context, { ccId }) => readIntroduction(context, ccId),
    members: listPositionMembers,
    positionSettings: (context, { ccId }) => listPositionSettings(context, ccId),
    partners: listPartners,
    banners: (context, { ccId }) => listBanners(context, ccId),
    miniPrograms: listMiniPrograms,
    categories: listCategories,
    addVisit,
    visits: listVisits,
  },
  news: { list: listNews, detail: findNews },
  announcements: {
    list: listAnnouncements,
    detail: (context, { announcementId }) => findAnnouncement(context, announcementId),
    read: readAnnouncement,
  },
  recruitment: {
    list: listRecruitments,
    detail: (context, { recruitmentId }) => findRecruitment(context, recruitmentId),
    apply: applyForJob,
  },
  enterprise: { list: listCompanies, detail: (context, { enterpriseId }) => findCompany(context, enterpriseId) },
  directory: {
    list: listDirectory,
    detail: (context, { memberId }) => findMember(context, memberId),
    own: readOwnEntry,
    ownUpdate: updateOwnEntry,
  },
  products: { list: listProducts },
  positions: { list: (context, { ccId }) => listPositions(context, ccId) },
  desk: { today: readToday, people: findPeople, companies: findCompanies },
  ...deskHandlers,
  announcementDesk: {
    search: searchAnnouncements,
    get: findDeskAnnouncement,
    newOrUpdate: saveAnnouncement,
    batchDelete: deleteAnnouncements,
    modelList: listAnnouncementModels,
    modelSaveAll: saveAnnouncementModels,
    readers: listReaders,
  },
  messageDesk: { search: searchMessages, get: findMessage, update: handleMessage },
  applicationDesk: {
    search: searchApplications,
    get: findApplication,
    file: openApplicationFile,
    update: handleApplication,
  },
  newsDesk: {
    search: searchNews,
    get: findDeskNews,
    create: createNews,
    update: updateNews,
    remove: deleteNews,
    preview: previewNews,
    categories: listNewsCategories,
    categorySaveAll: saveNewsCategories,
    categorySave: saveNewsCategory,
    categoryRemove: deleteNewsCategory,
  },
  notices: {
    page: listNotices,
    read: readNotices,
    settings: readNoticeSettings,
    settingUpdate: updateNoticeSettings,
  },
  push: { key: readPushKey },
  device: { register: registerDevice, remove: removeDevice },
  ...peopleHandlers,
  ...activityHandlers,
  ...feeHandlers,
  ...joiningHandlers,
};

/** What the API stands on. */
export type ApiResources = Pick<
  Resources,
  | 'db'
  | 'storage'
  | 'now'
  | 'log'
  | 'signer'
  | 'sms'
  | 'limits'
  | 'rights'
  | 'thirdParties'
  | 'payments'
  | 'origin'
  | 'sites'
>;

export type ApiSettings = Pick<PortalSettings, 'TRUST_PROXY'> &
  Partial<Pick<PortalSettings, 'PORTAL_CAPTCHA' | 'PUSH_SERVICES'>>;

/** The portal's API; its addresses begin with `/v1`. */
export function portalApi(resources: ApiResources, settings: ApiSettings): Hono {
  const api = implement(communityContract, handlers, {
    log: resources.log,
    trustProxy: settings.TRUST_PROXY,
    contextFor: (facts) => requestContext(resources, settings, facts),
    authorize,
  });
  return new Hono()
    .route('/', stripeWebhook(resources))
    .use(sameOriginWrites([resources.origin]))
    .route('/', servePapers(resources))
    .all('*', (c) => api.fetch(withDefaultLanguage(c.req.raw), c.env));
}
