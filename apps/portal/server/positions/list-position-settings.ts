import { and, asc, eq, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { positions, positionTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';

/** The offices with their seats and terms. */
export async function listPositionSettings(context: PortalContext, ccId: number) {
  const { title, duty } = positionTexts;
  const words = wordsOf(context, [positionTexts, positionTexts.positionId, positions.id], { title, duty });
  const list = await context.db
    .select({
      id: positions.id,
      rank: positions.rank,
      title: words.title,
      duty: words.duty,
      seats: positions.seats,
      term_years: positions.termYears,
    })
    .from(positions)
    .innerJoinLateral(words, sql`true`)
    .where(and(eq(positions.communityId, ccId), eq(positions.isShown, true)))
    .orderBy(asc(positions.sort), asc(positions.id));
  return { list };
}
