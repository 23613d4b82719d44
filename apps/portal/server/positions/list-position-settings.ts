import { and, asc, eq, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { positions, positionTexts } from '../database/schema';

/** The offices with their seats and terms. */
export async function listPositionSettings({ db, language }: PortalContext, ccId: number) {
  const words = db
    .select({ title: positionTexts.title, duty: positionTexts.duty })
    .from(positionTexts)
    .where(eq(positionTexts.positionId, positions.id))
    .orderBy(inLanguage(positionTexts.language, language))
    .limit(1)
    .as('words');
  const list = await db
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
