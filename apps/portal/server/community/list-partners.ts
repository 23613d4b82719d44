import { and, asc, eq, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { partners, partnerTexts } from '../database/schema';
import { wirePicture } from '../database/wire-picture';
import { wordsOf } from '../database/words-of';

/** The partners that are shown, in their order. */
export async function listPartners({ db, language }: PortalContext, { ccId, limit, offset }: ListRange) {
  const where = and(eq(partners.communityId, ccId), eq(partners.isShown, true));
  const words = wordsOf({ db, language }, [partnerTexts, partnerTexts.partnerId, partners.id], {
    name: partnerTexts.name,
    summary: partnerTexts.summary,
  });
  const [rows, total] = await Promise.all([
    db
      .select({
        id: partners.id,
        href: partners.href,
        picture: partners.picture,
        name: words.name,
        summary: words.summary,
      })
      .from(partners)
      .innerJoinLateral(words, sql`true`)
      .where(where)
      .orderBy(asc(partners.sort), asc(partners.id))
      .limit(limit)
      .offset(offset),
    db.$count(partners, where),
  ]);
  return { list: rows.map(({ picture, ...row }) => ({ ...row, img: wirePicture(picture, language) })), total };
}
