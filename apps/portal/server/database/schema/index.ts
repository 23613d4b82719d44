export { accounts, externalIdentities, type SessionKind, sessionKinds, sessions } from './accounts';
export { activities, activityEnrolments, activityTexts, audiences } from './activities';
export { announcements, announcementTexts } from './announcements';
export { type Language, languages, type StoredPicture } from './columns';
export { communities, communityTexts } from './community';
export { companies, companyRanks, companyTexts } from './companies';
export {
  memberCategories,
  memberCategoryTexts,
  members,
  memberTexts,
  positionHolders,
  positions,
  positionTexts,
} from './members';
export { news, newsCategories, newsCategoryTexts, newsTexts } from './news';
export { recruitments, recruitmentTexts } from './recruitments';
export { auditLog, roleGrants, rolePermissions, roles, roleTexts } from './roles';
export {
  type CodeScene,
  captchaProofs,
  codeScenes,
  oneTimeCodes,
  scanKeys,
  scanStates,
  secrets,
  socketTickets,
  thirdPartyVisits,
} from './sign-in';
