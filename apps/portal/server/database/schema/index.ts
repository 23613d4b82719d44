export { accounts, externalIdentities, type SessionKind, sessionKinds, sessions } from './accounts';
export { activities, activityStates, activityTexts, audiences } from './activities';
export {
  announcementAudiences,
  announcementModels,
  announcementModelTexts,
  announcementReads,
  announcements,
  announcementTexts,
} from './announcements';
export { billChanges, billNotices, bills, instalments, vouchers } from './bills';
export { categories, categoryKinds, categoryTexts } from './categories';
export { type Language, languages, type StoredPicture } from './columns';
export { communities, communityTexts } from './community';
export {
  companies,
  companyProducts,
  companyProductTexts,
  companyRanks,
  companyTexts,
  companyTrades,
} from './companies';
export { customFormFiles, customFormVersions } from './custom-forms';
export { deskRequests } from './desk';
export {
  activityNotices,
  activityTickets,
  activityTicketTexts,
  enrolmentPayments,
  enrolmentPlaces,
  enrolmentSources,
  enrolmentStates,
  enrolments,
} from './enrolments';
export {
  type BankAccount,
  companyTurnovers,
  feeKinds,
  feePayers,
  feePeriods,
  feeSettings,
  fees,
  feeTexts,
} from './fees';
export {
  companySeatPlans,
  companySeats,
  joinApplications,
  joinEventKinds,
  joinEvents,
  joinForms,
  joinFormTexts,
  joinKinds,
  joinSettings,
  joinVotes,
  memberCards,
  memberImports,
  memberInvitations,
  type NamedColleague,
} from './joining';
export {
  ledgerEntries,
  onlinePaymentStates,
  onlinePayments,
  paymentEvents,
  receiptSeries,
  receipts,
} from './ledger';
export { media, mediaScenes } from './media';
export {
  defaultPrivacy,
  type MemberField,
  type MemberPrivacy,
  memberCategories,
  memberCategoryTexts,
  memberFields,
  memberStates,
  members,
  memberTexts,
  positionHolders,
  positionRanks,
  positions,
  positionTexts,
  type Visibility,
  visibilities,
} from './members';
export { news, newsCategories, newsCategoryTexts, newsTexts } from './news';
export { type NoticeWords, noticeSwitches, notices, pushDeliveries, pushDevices } from './notices';
export {
  banners,
  bannerTexts,
  messageBoardEntries,
  messageStates,
  miniPrograms,
  miniProgramTexts,
  navigationEntries,
  navigationPlaces,
  navigationTexts,
  partners,
  partnerTexts,
  visits,
} from './official-web';
export { type PublicationState, publicationStates } from './publication';
export {
  applicationStates,
  employments,
  recruitmentApplications,
  recruitments,
  recruitmentTexts,
} from './recruitments';
export { auditLog, roleGrants, rolePermissions, roles, roleTexts } from './roles';
export { calendarFeeds, scheduleStates, schedules } from './schedules';
export { memberDirectory, searchAudiences, searchDocuments, searchKinds, searchQueue } from './search';
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
export { applicationFiles, uploads } from './uploads';
