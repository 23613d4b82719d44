import { withTransaction } from '@selvedge/server-kit';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { banners, bannerTexts, type StoredPicture } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type OrderedKind, orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import { type Texts, textRows, textsByRecord } from '../desk/texts';
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

const kind: OrderedKind<Banner, KeptBanner> = {
  name: 'banner',
  async read(db, ccId) {
    const rows = await db
      .select()
      .from(banners)
      .where(eq(banners.communityId, ccId))
      .orderBy(asc(banners.sort), asc(banners.id));
    const ids = rows.map(({ id }) => id);
    const texts = await db.select().from(bannerTexts).where(inArray(bannerTexts.bannerId, ids));
    const textsOf = textsByRecord(texts, ({ bannerId }) => bannerId);
    return rows.map(({ id, isShown, href, picture }) => ({
      id,
      is_shown: isShown,
      href,
      img: picture,
      texts: textsOf(id),
    }));
  },
  async insert(transaction, { is_shown: isShown, href, img_url: url, texts }, { ccId, sort }) {
    const picture = await requirePicture(transaction, { ccId, url, field: `list.${sort}.img_url` });
    const row = { communityId: ccId, sort, isShown, href, picture };
    const { id } = onlyRow(await transaction.insert(banners).values(row).returning({ id: banners.id }));
    await transaction.insert(bannerTexts).values(textRows(texts, { bannerId: id }));
  },
  async update(transaction, { id, img }, { is_shown: isShown, href, img_url: url, texts }, { ccId, sort }) {
    const picture = await requirePicture(transaction, { ccId, url, field: `list.${sort}.img_url` }, img);
    await transaction.update(banners).set({ sort, isShown, href, picture }).where(eq(banners.id, id));
    await transaction.delete(bannerTexts).where(eq(bannerTexts.bannerId, id));
    await transaction.insert(bannerTexts).values(textRows(texts, { bannerId: id }));
  },
  remove: (transaction, gone) =>
    transaction.delete(banners).where(
      inArray(
        banners.id,
        gone.map(({ id }) => id),
      ),
    ),
};
