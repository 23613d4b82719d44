import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { companyTexts, members, memberTexts, positionHolders, positions, positionTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { type Audience, isSeen } from '../directory/audience';
import { isRunning } from './running-term';

/** One row for each holder of an office; an office that is vacant has one row without a holder. */
export function selectPositionHolders({ db, language, now }: PortalContext, ccId: number, audience: Audience) {
  const title = wordsOf({ db, language }, [positionTexts, positionTexts.positionId, positions.id], {
    title: positionTexts.title,
    duty: positionTexts.duty,
  });
  const person = wordsOf(
    { db, language },
    [memberTexts, memberTexts.memberId, members.id],
    { name: memberTexts.name, initial: memberTexts.initial },
    'person',
  );
  const company = wordsOf(
    { db, language },
    [companyTexts, companyTexts.companyId, members.companyId],
    { company: companyTexts.name },
    'company',
  );
  // Who does not show their name to an audience holds an office that looks vacant to it.
  const holders = db
    .select({
      positionId: positionHolders.positionId,
      memberId: positionHolders.memberId,
      from: positionHolders.from,
      until: positionHolders.until,
    })
    .from(positionHolders)
    .where(
      and(
        isRunning(now),
        inArray(positionHolders.memberId, db.select({ id: members.id }).from(members).where(isSeen(audience))),
      ),
    )
    .as('holders');
  return db
    .select({
      positionId: positions.id,
      rank: positions.rank,
      title: title.title,
      duty: title.duty,
      memberId: members.id,
      privacy: members.privacy,
      name: person.name,
      initial: person.initial,
      company: company.company,
      from: holders.from,
      until: holders.until,
    })
    .from(positions)
    .innerJoinLateral(title, sql`true`)
    .leftJoin(holders, eq(holders.positionId, positions.id))
    .leftJoin(members, eq(members.id, holders.memberId))
    .leftJoinLateral(person, sql`true`)
    .leftJoinLateral(company, sql`true`)
    .where(and(eq(positions.communityId, ccId), eq(positions.isShown, true)))
    .orderBy(asc(positions.sort), asc(positions.id), asc(members.joinedAt), asc(members.id));
}
