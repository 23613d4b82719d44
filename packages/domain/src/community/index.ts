export type { ParseIssue, ParseResult } from '../wire/parse-result';
export {
  type CommunityBaseInfo,
  parseCommunityBaseInfo,
  type RawCommunityBaseInfo,
  rawCommunityBaseInfo,
} from './base-info';
