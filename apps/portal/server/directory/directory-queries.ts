import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { memberDirectory, positionHolders } from '../database/schema';
import { isRunning } from '../positions/running-term';
import { match } from '../search/match';
import type { Audience } from './audience';

export interface DirectoryRange extends ListRange {
  readonly keywords?: string | undefined;
  readonly trade_id?: number | undefined;
  readonly region_id?: number | undefined;
  readonly position_id?: number | undefined;
}

/**
 * The ids of a part of the directory, and how many the whole has: one statement, so that both are of one moment. It
 * reads what the audience may see and nothing else.
 */
export async function selectDirectory(context: PortalContext, range: DirectoryRange, audience: Audience) {
  const found = range.keywords === undefined ? undefined : match(memberDirectory, range.keywords);
  if (range.keywords?.trim() && found === undefined) return { ids: [], total: 0 };
  const order = found === undefined ? sql`place, member_id` : sql`rank desc, place, member_id`;
  const { rows } = await context.db.execute<{ id: number | null; total: number }>(sql`
    with hits as materialized (
      select ${memberDirectory.memberId} as member_id, ${memberDirectory.place} as place, ${found?.rank ?? sql`0`} as rank
      from ${memberDirectory} where ${and(found?.where, narrowed(context, range, audience))}
    ),
    page as (select member_id, row_number() over (order by ${order}) as at from hits order by ${order} limit ${range.limit} offset ${range.offset})
    select page.member_id as id, counted.total from (select count(*)::int as total from hits) counted
    left join page on true order by page.at`);
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
}

function narrowed({ db, now }: PortalContext, range: DirectoryRange, audience: Audience): SQL | undefined {
  const { ccId, trade_id, region_id, position_id } = range;
  return and(
    eq(memberDirectory.communityId, ccId),
    eq(memberDirectory.audience, audience),
    trade_id === undefined ? undefined : sql`${memberDirectory.tradeIds} @> array[${trade_id}]::int[]`,
    region_id === undefined ? undefined : eq(memberDirectory.regionId, region_id),
    position_id === undefined
      ? undefined
      : exists(
          db
            .select({ id: positionHolders.memberId })
            .from(positionHolders)
            .where(
              and(
                eq(positionHolders.memberId, memberDirectory.memberId),
                eq(positionHolders.positionId, position_id),
                isRunning(now),
              ),
            ),
        ),
  );
}
