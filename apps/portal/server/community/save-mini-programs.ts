import { asc, eq, inArray } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { miniPrograms, miniProgramTexts, type StoredPicture } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type OrderedKind, orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import { type Texts, textRows, textsByRecord } from '../desk/texts';
import { findPicture } from '../media/find-picture';

interface Program {
  readonly is_shown: boolean;
  readonly img_url: string | null;
  readonly app_id: string;
  readonly path: string;
  readonly texts: Texts<{ readonly name: string; readonly summary: string }>;
}

interface KeptProgram extends Omit<Program, 'img_url'> {
  readonly id: number;
  readonly img: StoredPicture | null;
}

/** Every mini program of a community, also those that are not shown. */
export async function readAllPrograms(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'community.manage', ccId);
  return orderedList(await kind.read(context.db, ccId));
}

/** Keeps the mini programs as they are sent. */
export async function savePrograms(context: PortalContext, sent: SentList<Program>) {
  requireRight(context, 'community.manage', sent.ccId);
  return saveOrdered(context, sent, kind);
}

const kind: OrderedKind<Program, KeptProgram> = {
  name: 'miniProgram',
  async read(db, ccId) {
    const rows = await db
      .select()
      .from(miniPrograms)
      .where(eq(miniPrograms.communityId, ccId))
      .orderBy(asc(miniPrograms.sort), asc(miniPrograms.id));
    const ids = rows.map(({ id }) => id);
    const texts = await db.select().from(miniProgramTexts).where(inArray(miniProgramTexts.programId, ids));
    const textsOf = textsByRecord(texts, ({ programId }) => programId);
    return rows.map(({ id, isShown, appId, path, picture }) => ({
      id,
      is_shown: isShown,
      app_id: appId,
      path,
      img: picture,
      texts: textsOf(id),
    }));
  },
  async insert(transaction, { is_shown: isShown, app_id: appId, path, img_url: url, texts }, { ccId, sort }) {
    const picture = await findPicture(transaction, { ccId, url, field: `list.${sort}.img_url` });
    const row = { communityId: ccId, sort, isShown, appId, path, picture };
    const { id } = onlyRow(await transaction.insert(miniPrograms).values(row).returning({ id: miniPrograms.id }));
    await transaction.insert(miniProgramTexts).values(textRows(texts, { programId: id }));
  },
  async update(
    transaction,
    { id, img },
    { is_shown: isShown, app_id: appId, path, img_url: url, texts },
    { ccId, sort },
  ) {
    const picture = await findPicture(transaction, { ccId, url, field: `list.${sort}.img_url` }, img);
    await transaction.update(miniPrograms).set({ sort, isShown, appId, path, picture }).where(eq(miniPrograms.id, id));
    await transaction.delete(miniProgramTexts).where(eq(miniProgramTexts.programId, id));
    await transaction.insert(miniProgramTexts).values(textRows(texts, { programId: id }));
  },
  remove: (transaction, gone) =>
    transaction.delete(miniPrograms).where(
      inArray(
        miniPrograms.id,
        gone.map(({ id }) => id),
      ),
    ),
};
