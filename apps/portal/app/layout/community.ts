import { type CommunityBaseInfo, parseCommunityBaseInfo } from '@selvedge/domain/community';
import { apiErrorFor, codes } from '@selvedge/error-catalogue';

/** What every page knows about the community. */
export interface Community extends CommunityBaseInfo {
  /** The name in each language of the portal. */
  readonly names: Readonly<Record<string, string>>;
  readonly introduction: string;
  /** The characters of its seal, top to bottom. */
  readonly seal: string;
}

interface Raw {
  readonly names: Readonly<Record<string, string>>;
  readonly introduction: string;
  readonly seal: string;
}

/**
 * The base information as pages use it.
 *
 * @throws code 2000001 when a server answered something else
 */
export function parseCommunity(raw: Raw): Community {
  const parsed = parseCommunityBaseInfo(raw);
  if (!parsed.ok) throw apiErrorFor(codes.rpcResponseError);
  return { ...parsed.value, names: raw.names, introduction: raw.introduction, seal: raw.seal };
}
