import { asc, eq, inArray } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { announcementModels, announcementModelTexts } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type OrderedKind, orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import { type Texts, textRows, textsByRecord } from '../desk/texts';

interface Model {
  readonly texts: Texts<{ readonly title: string; readonly body: string }>;
}

/** Texts that an announcement may begin from. */
export async function listAnnouncementModels(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'announcement.write', ccId);
  return orderedList(await kind.read(context.db, ccId));
}

/** Keeps these texts as they are sent. */
export async function saveAnnouncementModels(context: PortalContext, sent: SentList<Model>) {
  requireRight(context, 'announcement.write', sent.ccId);
  return saveOrdered(context, sent, kind);
}

const kind: OrderedKind<Model, Model & { readonly id: number }> = {
  name: 'announcementModel',
  async read(db, ccId) {
    const rows = await db
      .select({ id: announcementModels.id })
      .from(announcementModels)
      .where(eq(announcementModels.communityId, ccId))
      .orderBy(asc(announcementModels.sort), asc(announcementModels.id));
    const ids = rows.map(({ id }) => id);
    const texts = await db.select().from(announcementModelTexts).where(inArray(announcementModelTexts.modelId, ids));
    const textsOf = textsByRecord(texts, ({ modelId }) => modelId);
    return rows.map(({ id }) => ({ id, texts: textsOf(id) }));
  },
  async insert(transaction, { texts }, { ccId, sort }) {
    const row = { communityId: ccId, sort };
    const rows = await transaction.insert(announcementModels).values(row).returning({ id: announcementModels.id });
    await transaction.insert(announcementModelTexts).values(textRows(texts, { modelId: onlyRow(rows).id }));
  },
  async update(transaction, { id }, { texts }, { sort }) {
    await transaction.update(announcementModels).set({ sort }).where(eq(announcementModels.id, id));
    await transaction.delete(announcementModelTexts).where(eq(announcementModelTexts.modelId, id));
    await transaction.insert(announcementModelTexts).values(textRows(texts, { modelId: id }));
  },
  async remove(transaction, gone) {
    const ids = gone.map(({ id }) => id);
    await transaction.delete(announcementModels).where(inArray(announcementModels.id, ids));
  },
};
