import { and, asc, eq, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { banners, bannerTexts } from '../database/schema';
import { wirePicture } from '../database/wire-picture';

/** The banners that are shown, in their order. */
export async function listBanners({ db, language }: PortalContext, ccId: number) {
  const words = db
    .select({ title: bannerTexts.title })
    .from(bannerTexts)
    .where(eq(bannerTexts.bannerId, banners.id))
    .orderBy(inLanguage(bannerTexts.language, language))
    .limit(1)
    .as('words');
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
