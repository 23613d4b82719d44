import { withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { banners, bannerTexts, type StoredPicture } from '../database/schema';
import { orderedRecords } from '../desk/ordered-records';
import { requireRight } from '../desk/require-right';
import { orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import type { Texts } from '../desk/texts';
import { requirePicture } from '../media/find-picture';

interface Banner {
  readonly is_shown: boolean;
  readonly img_url: string;
  readonly href: string | null;
  readonly texts: Texts<{ readonly title: string }>;
}

interface KeptBanner extends Omit<Banner, 'img_url'> {
  readonly id: number;
  readonly img: StoredPicture;
}

/** Every banner of a community, also those that are not shown. */
export async function readAllBanners(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'community.manage', ccId);
  return orderedList(await kind.read(context.db, ccId));
}

/** Keeps the banners as they are sent. */
export async function saveBanners(context: PortalContext, sent: SentList<Banner>) {
  requireRight(context, 'community.manage', sent.ccId);
  return saveOrdered(context, sent, kind);
}

/** Deletes banners; what is gone already does no harm. */
export async function deleteBanners(
  context: PortalContext,
  { ccId, ids }: { readonly ccId: number; readonly ids: readonly number[] },
) {
  requireRight(context, 'community.manage', ccId);
  await withTransaction(context.db, async (transaction) => {
    const gone = await transaction
      .delete(banners)
      .where(and(eq(banners.communityId, ccId), inArray(banners.id, [...ids])))
      .returning({ id: banners.id });
    for (const { id } of gone) {
      await recordAct(transaction, context, { ccId, act: 'banner.delete', subject: `banner:${id}` });
    }
  });
  return { done: true } as const;
}

const kind = orderedRecords<Banner, KeptBanner, typeof banners>({
  name: 'banner',
  records: banners,
  texts: bannerTexts,
  owner: 'bannerId',
  shown: ({ isShown, href, picture }) => ({ is_shown: isShown, href, img: picture }),
  columns: async (transaction, { is_shown: isShown, href, img_url: url }, { ccId, sort }, kept) => ({
    isShown,
    href,
    picture: await requirePicture(transaction, { ccId, url, field: `list.${sort}.img_url` }, kept?.img),
  }),
});
