import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { memberTexts, positionHolders, positions } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { requireRight } from '../desk/require-right';
import { covers, type Term } from './most-at-once';
import { dayOf } from './running-term';

/**
 * Who holds, has held and is to hold an office.
 *
 * @throws code 10 when the community has no such office
 */
export async function listHolders(
  context: PortalContext,
  { ccId, position_id: positionId }: { readonly ccId: number; readonly position_id: number },
) {
  requireRight(context, 'position.manage', ccId);
  const { db, language, now } = context;
  const own = and(eq(positions.id, positionId), eq(positions.communityId, ccId));
  if ((await db.$count(positions, own)) === 0) throw refuse(codes.notFound);
  const name = wordsOf(
    { db, language },
    [memberTexts, memberTexts.memberId, positionHolders.memberId],
    { name: memberTexts.name },
    'name',
  );
  const rows = await db
    .select({
      member_id: positionHolders.memberId,
      name: name.name,
      from: positionHolders.from,
      until: positionHolders.until,
    })
    .from(positionHolders)
    .innerJoinLateral(name, sql`true`)
    .where(eq(positionHolders.positionId, positionId))
    .orderBy(desc(positionHolders.from), asc(positionHolders.memberId));
  const today = dayOf(now);
  return { list: rows.map((row) => ({ ...row, state: stateOf(row, today) })) };
}

function stateOf(term: Term, today: string) {
  if (covers(term, today)) return 'running' as const;
  return term.from > today ? ('coming' as const) : ('past' as const);
}
