export type { ParseIssue, ParseResult } from '../wire/parse-result';
export { defaults, limits, sliderDefaults } from './limits';
export { type NavigationItem, parseNavigation, type RawNavigation, rawNavigation } from './navigation-item';
export { type ImageOptions, imageDefaults, type LinkOptions, linkDefaults } from './options';
export { parseServerInfo, type RawServerInfo, rawServerInfo, type ServerInfo } from './server-info';
export { parseSiteInfo, type RawSiteInfo, rawSiteInfo, type SiteInfo } from './site-info';
export {
  type HeaderDropdown,
  type HeaderMode,
  type HeaderPosition,
  headerDropdowns,
  headerModes,
  headerPositions,
  layoutDefaults,
  parseSiteLayout,
  type RawSiteLayout,
  rawSiteLayout,
  type SiteLayout,
} from './site-layout';
export { type SocialAddress, type SocialNetwork, socialAddress, socialNetworks } from './social-address';
export {
  parseSocialChatEntry,
  type RawSocialChatEntry,
  rawSocialChatEntry,
  type SocialAccount,
  type SocialChatEntry,
} from './social-chat-entry';
export { parseVisitor, type RawVisitor, rawVisitor, type Visitor } from './visitor';
