import { defineContract } from '../contract';
import { activities } from './activities';
import { announcements } from './announcements';
import { attachments } from './attachments';
import { auth } from './auth';
import { community } from './community';
import { activityDesk } from './desk/activities';
import { announcementDesk } from './desk/announcements';
import { companyDesk, productDesk } from './desk/companies';
import { feeDesk } from './desk/fees';
import { bannerDesk, partnerDesk, programDesk } from './desk/front-page';
import { applicationDesk, messageDesk } from './desk/inbox';
import { jobDesk } from './desk/jobs';
import { joinDesk } from './desk/joining';
import { mediaDesk } from './desk/media';
import { memberDesk } from './desk/members';
import { newsDesk } from './desk/news';
import { positionDesk } from './desk/positions';
import { roll } from './desk/roll';
import { settingsDesk } from './desk/settings';

import { desk } from './desk/today';
import { directory } from './directory';
import { enterprise } from './enterprise';
import { fees } from './fees';
import { join } from './joining';
import { membership } from './membership';
import { news } from './news';
import { device, notices, push } from './notices';
import { officialWeb } from './official-web';
import { positions } from './positions';
import { products } from './products';
import { recruitment } from './recruitment';
import { audit, roles } from './roles';
import { schedule } from './schedule';
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
    community,
    news,
    announcements,
    activities,
    activityDesk,
    schedule,
    recruitment,
    enterprise,
    newsDesk,
    announcementDesk,
    messageDesk,
    applicationDesk,
    attachments,
    mediaDesk,
    bannerDesk,
    partnerDesk,
    programDesk,
    settingsDesk,
    positionDesk,
    memberDesk,
    jobDesk,
    companyDesk,
    productDesk,
    fees,
    feeDesk,
    auth,
    vcode,
    user,
    roles,
    audit,
    desk,
    directory,
    products,
    positions,
    notices,
    push,
    device,
    join,
    joinDesk,
    membership,
    roll,
  }),
});

export { type RawSession, type RawUser, rawSession, rawUser } from './account-fields';
export { activityStatuses, type RawActivity, type RawActivityDetail, rawActivity, rawActivityDetail } from './activity';
export { type RawAnnouncement, rawAnnouncement } from './announcements';
export { rawMembershipCheck } from './auth';
export { type RawCategory, rawCategory } from './community';
export { type RawCustomForm, rawCustomForm } from './custom-form';
export { type RawDeskActivity, rawDeskActivity } from './desk/activity-fields';
export { type RawDeskAnnouncement, rawDeskAnnouncement } from './desk/announcements';
export type { RawDeskEnrolment } from './desk/enrolments';
export { type RawListedReceipt, rawListedReceipt } from './desk/fee-books';
export { type RawDeskFee, rawDeskFee } from './desk/fee-definitions';
export { type RawQueuedVoucher, rawQueuedVoucher } from './desk/fee-vouchers';
export { type RawReceived, rawReceived, rawReceivedApplication } from './desk/inbox';
export { rawDeskJob } from './desk/jobs';
export { type RawDeskJoinForm, rawDeskJoinForm } from './desk/joining';
export {
  type RawDeskNews,
  type RawNewsCategory,
  rawDeskNews,
  rawDeskNewsDetail,
  rawNewsCategory,
} from './desk/news';
export {
  type RawImportReport,
  type RawImportRow,
  type RawSeat,
  type RawTerm,
  rawImportRow,
  rawSeat,
  rawTerm,
} from './desk/roll';
export { type RawWaiting, rawWaiting } from './desk/today';
export {
  type RawDirectoryEntry,
  type RawMember,
  type RawMemberPrivacy,
  rawDirectoryEntry,
  rawMember,
  rawMemberPrivacy,
} from './directory';
export type { RawEnrolment, RawEnrolmentDetail, RawTicket } from './enrolment';
export { type RawEnterprise, type RawEnterpriseDetail, rawEnterprise, rawEnterpriseDetail } from './enterprise';
export {
  type RawBill,
  type RawBillDetail,
  type RawReceipt,
  type RawVoucher,
  rawBill,
  rawBillDetail,
  rawReceipt,
  rawVoucher,
} from './fee-fields';
export { type RawFeeDetail, rawFeeDetail } from './fees';
export {
  type RawCouncilVote,
  type RawDeskJoinDetail,
  type RawJoinApplication,
  type RawJoinDetail,
  type RawJoinForm,
  rawCouncilVote,
  rawDeskJoinDetail,
  rawJoinApplication,
  rawJoinDetail,
  rawJoinForm,
} from './joining';
export { rawMedia } from './media';
export { type RawMemberCard, rawMemberCard } from './membership';
export { type RawNews, rawNews } from './news';
export { type RawNotice, type RawNoticeSwitch, rawNotice, rawNoticeSwitch } from './notices';
export { type RawFound, type RawNavigationEntry, rawFound, rawNavigationEntry } from './official-web';
export { type RawPosition, rawPosition } from './positions';
export { type RawMemberProduct, rawMemberProduct } from './products';
export { type RawRecruitment, type RawRecruitmentDetail, rawRecruitment, rawRecruitmentDetail } from './recruitment';
export {
  type RawAuditEntry,
  type RawRole,
  type RawRoleUser,
  rawAuditEntry,
  rawRole,
  rawRoleUser,
} from './roles';
export { type RawScheduleEntry, rawScheduleEntry, scheduleStatuses } from './schedule';
export { type RawUserCard, rawOwnSession, rawUserCard } from './user';
