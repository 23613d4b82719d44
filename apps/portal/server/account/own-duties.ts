import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { companySeats, joinApplications, positionHolders, positions } from '../database/schema';
import { isRunning } from '../positions/running-term';

/** What waits for somebody beside their own membership. */
export interface OwnDuties {
  /** Whether they are one of a council, or are asked to vote as one. */
  readonly is_council: boolean;
  /** How many applications to join wait for their vote. */
  readonly votes: number;
  /** On the seats of how many companies they sit. */
  readonly companies: number;
}

/** What the memberships of who asks bring with them. */
export async function readOwnDuties(
  { db, now }: Pick<PortalContext, 'db' | 'now'>,
  memberIds: readonly number[],
): Promise<OwnDuties> {
  if (memberIds.length === 0) return { is_council: false, votes: 0, companies: 0 };
  const ofThem = [...memberIds];
  const [offices, open, companies] = await Promise.all([
    db
      .select({ id: positions.id })
      .from(positionHolders)
      .innerJoin(positions, eq(positions.id, positionHolders.positionId))
      .where(and(inArray(positionHolders.memberId, ofThem), eq(positions.rank, 'council'), isRunning(now)))
      .limit(1),
    db
      .select({
        hasVoted: sql<boolean>`exists (select 1 from join_votes v where v.application_id = ${joinApplications.id}
          and v.member_id in ${ofThem})`,
      })
      .from(joinApplications)
      .where(
        and(
          eq(joinApplications.state, 'running'),
          eq(joinApplications.stage, 'vote'),
          sql`exists (select 1 from jsonb_array_elements(${joinApplications.electorate}) as e where e::int in ${ofThem})`,
        ),
      )
      .limit(200),
    db.$count(companySeats, and(inArray(companySeats.memberId, ofThem), isNull(companySeats.until))),
  ]);
  return {
    is_council: offices.length > 0 || open.length > 0,
    votes: open.filter(({ hasVoted }) => !hasVoted).length,
    companies,
  };
}
