import { and, asc, eq, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { miniPrograms, miniProgramTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';

/** The mini programs that are shown, in their order. */
export async function listMiniPrograms({ db, language }: PortalContext, { ccId, limit, offset }: ListRange) {
  const where = and(eq(miniPrograms.communityId, ccId), eq(miniPrograms.isShown, true));
  const words = wordsOf({ db, language }, [miniProgramTexts, miniProgramTexts.programId, miniPrograms.id], {
    name: miniProgramTexts.name,
    summary: miniProgramTexts.summary,
  });
  const [list, total] = await Promise.all([
    db
      .select({
        id: miniPrograms.id,
        app_id: miniPrograms.appId,
        path: miniPrograms.path,
        name: words.name,
        summary: words.summary,
      })
      .from(miniPrograms)
      .innerJoinLateral(words, sql`true`)
      .where(where)
      .orderBy(asc(miniPrograms.sort), asc(miniPrograms.id))
      .limit(limit)
      .offset(offset),
    db.$count(miniPrograms, where),
  ]);
  return { list, total };
}
