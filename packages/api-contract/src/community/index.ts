import { defineContract } from '../contract';
import { activities } from './activities';
import { announcements } from './announcements';
import { auth } from './auth';
import { newsDesk } from './desk/news';

import { desk } from './desk/today';
import { enterprise } from './enterprise';
import { news } from './news';
import { officialWeb } from './official-web';
import { positions } from './positions';
import { recruitment } from './recruitment';
import { audit, roles } from './roles';
import { user } from './user';
import { vcode } from './vcode';
import { withAuthorisation } from './with-authorisation';

/**
 * Every call of Reading B, the portal, that stands so far (specification §7); all of them are secure (§6).
 *
 * @example
 * communityContract.groups.officialWeb.baseInfo.path; // '/h5/cc/officialWeb/baseInfo/get'
 */
export const communityContract = defineContract({
  name: 'community',
  title: 'Selvedge portal',
  addressing: 'versioned',
  services: {},
  groups: withAuthorisation({
    officialWeb,
    news,
    announcements,
    activities,
    recruitment,
    enterprise,
    positions,
    newsDesk,
    auth,
    vcode,
    user,
    roles,
    audit,
    desk,
  }),
});

export { type RawSession, type RawUser, rawSession, rawUser } from './account-fields';
export { activityStatuses, type RawActivity, rawActivity } from './activities';
export { type RawAnnouncement, rawAnnouncement } from './announcements';
export { rawMembershipCheck } from './auth';
export {
  type RawDeskNews,
  type RawNewsCategory,
  rawDeskNews,
  rawDeskNewsDetail,
  rawNewsCategory,
} from './desk/news';
export { type RawWaiting, rawWaiting } from './desk/today';
export { type RawEnterprise, rawEnterprise } from './enterprise';
export { type RawNews, rawNews } from './news';
export { type RawPosition, rawPosition } from './positions';
export { type RawRecruitment, rawRecruitment } from './recruitment';
export {
  type RawAuditEntry,
  type RawRole,
  type RawRoleUser,
  rawAuditEntry,
  rawRole,
  rawRoleUser,
} from './roles';
export { type RawUserCard, rawOwnSession, rawUserCard } from './user';
