import { isMember, may } from '@selvedge/domain/rights';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import {
  type MemberField,
  type MemberPrivacy,
  members,
  type searchAudiences,
  type Visibility,
} from '../database/schema';

/** Who looks: anybody, or somebody of the same community. */
export type Audience = (typeof searchAudiences)[number];

/** What each of them sees. What is hidden is for nobody here. */
const seen = { public: ['public'], members: ['public', 'members'] } as const satisfies Record<
  Audience,
  readonly Visibility[]
>;

/** Members of a community see what its members show one another, and so do those who look after them. */
export function audienceOf({ actor }: Pick<PortalContext, 'actor'>, ccId: number): Audience {
  return isMember(actor, ccId) || may(actor, 'member.read', ccId) ? 'members' : 'public';
}

/** Whether an audience sees a field of somebody. */
export function sees(audience: Audience, field: MemberField, privacy: MemberPrivacy): boolean {
  return (seen[audience] as readonly Visibility[]).includes(privacy[field]);
}

/**
 * The rows of members whom an audience may see at all: those who have not left and show it their name. Every list,
 * count, search, feed and sitemap has this filter; what of them it may see is said by {@link sees}.
 */
export function isSeen(audience: Audience): SQL | undefined {
  return and(eq(members.state, 'active'), inArray(sql`${members.privacy}->>'name'`, [...seen[audience]]));
}
