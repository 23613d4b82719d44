import { asc, eq, inArray } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { partners, partnerTexts, type StoredPicture } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type OrderedKind, orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import { type Texts, textRows, textsByRecord } from '../desk/texts';
import { findPicture } from '../media/find-picture';

interface Partner {
  readonly is_shown: boolean;
  readonly img_url: string | null;
  readonly href: string | null;
  readonly texts: Texts<{ readonly name: string; readonly summary: string }>;
}

interface KeptPartner extends Omit<Partner, 'img_url'> {
  readonly id: number;
  readonly img: StoredPicture | null;
}

/** Every partner of a community, also those that are not shown. */
export async function readAllPartners(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'community.manage', ccId);
  return orderedList(await kind.read(context.db, ccId));
}

/** Keeps the partners as they are sent. */
export async function savePartners(context: PortalContext, sent: SentList<Partner>) {
  requireRight(context, 'community.manage', sent.ccId);
  return saveOrdered(context, sent, kind);
}

const kind: OrderedKind<Partner, KeptPartner> = {
  name: 'partner',
  async read(db, ccId) {
    const rows = await db
      .select()
      .from(partners)
      .where(eq(partners.communityId, ccId))
      .orderBy(asc(partners.sort), asc(partners.id));
    const ids = rows.map(({ id }) => id);
    const texts = await db.select().from(partnerTexts).where(inArray(partnerTexts.partnerId, ids));
    const textsOf = textsByRecord(texts, ({ partnerId }) => partnerId);
    return rows.map(({ id, isShown, href, picture }) => ({
      id,
      is_shown: isShown,
      href,
      img: picture,
      texts: textsOf(id),
    }));
  },
  async insert(transaction, { is_shown: isShown, href, img_url: url, texts }, { ccId, sort }) {
    const picture = await findPicture(transaction, { ccId, url, field: `list.${sort}.img_url` });
    const row = { communityId: ccId, sort, isShown, href, picture };
    const { id } = onlyRow(await transaction.insert(partners).values(row).returning({ id: partners.id }));
    await transaction.insert(partnerTexts).values(textRows(texts, { partnerId: id }));
  },
  async update(transaction, { id, img }, { is_shown: isShown, href, img_url: url, texts }, { ccId, sort }) {
    const picture = await findPicture(transaction, { ccId, url, field: `list.${sort}.img_url` }, img);
    await transaction.update(partners).set({ sort, isShown, href, picture }).where(eq(partners.id, id));
    await transaction.delete(partnerTexts).where(eq(partnerTexts.partnerId, id));
    await transaction.insert(partnerTexts).values(textRows(texts, { partnerId: id }));
  },
  remove: (transaction, gone) =>
    transaction.delete(partners).where(
      inArray(
        partners.id,
        gone.map(({ id }) => id),
      ),
    ),
};
