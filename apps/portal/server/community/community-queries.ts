import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { communities, communityTexts, companies, members } from '../database/schema';

/** A community with its texts in every language, in one row each; without a number the first one there is. */
export function selectCommunity(db: PortalDb, ccId: number | undefined) {
  return db.query.communities.findFirst({
    ...(ccId === undefined ? {} : { where: eq(communities.id, ccId) }),
    orderBy: asc(communities.id),
  });
}

export function selectCommunityTexts(db: PortalDb, ccId: number) {
  return db.select().from(communityTexts).where(eq(communityTexts.communityId, ccId));
}

export async function countCommunity(db: PortalDb, ccId: number) {
  const of = (column: typeof companies.communityId | typeof members.communityId): SQL => eq(column, ccId);
  const [companyCount, memberCount] = await Promise.all([
    // Who has applied is no member company yet, and who has left is none any more.
    db.$count(companies, and(of(companies.communityId), eq(companies.isListed, true))),
    db.$count(members, and(of(members.communityId), eq(members.state, 'active'))),
  ]);
  return { companies: companyCount, members: memberCount };
}
