export { activities, activityEnrolments, activityTexts, audiences } from './activities';
export { announcements, announcementTexts } from './announcements';
export { type Language, languages, type StoredPicture } from './columns';
export { communities, communityTexts } from './community';
export { companies, companyRanks, companyTexts } from './companies';
export { members, memberTexts, positionHolders, positions, positionTexts } from './members';
export { news, newsCategories, newsCategoryTexts, newsTexts } from './news';
export { recruitments, recruitmentTexts } from './recruitments';
