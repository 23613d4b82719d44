import { and, asc, eq, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { banners, bannerTexts } from '../database/schema';
import { wirePicture } from '../database/wire-picture';
import { wordsOf } from '../database/words-of';

/** The banners that are shown, in their order. */
export async function listBanners({ db, language }: PortalContext, ccId: number) {
  const words = wordsOf({ db, language }, [bannerTexts, bannerTexts.bannerId, banners.id], {
    title: bannerTexts.title,
  });
  const rows = await db
    .select({ id: banners.id, href: banners.href, picture: banners.picture, title: words.title })
    .from(banners)
    .innerJoinLateral(words, sql`true`)
    .where(and(eq(banners.communityId, ccId), eq(banners.isShown, true)))
    .orderBy(asc(banners.sort), asc(banners.id));
  const list = rows.map(({ picture, ...row }) => ({
    ...row,
    img: { ...picture, alt: wirePicture(picture, language)?.alt ?? '' },
  }));
  return { list };
}
