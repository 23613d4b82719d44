import { asc, eq, inArray } from 'drizzle-orm';
import { onlyRow } from '../database/only-row';
import { memberCategories, memberCategoryTexts, members, roleGrants } from '../database/schema';
import type { OrderedKind } from '../desk/save-ordered';
import { textRows, textsByRecord } from '../desk/texts';
import { type Category, type KeptCategory, requireEmpty } from './require-empty';

/** The kinds of members. */
export const membershipCategories: OrderedKind<Category, KeptCategory> = {
  name: 'memberCategory',
  async read(db, ccId) {
    const rows = await db
      .select({ id: memberCategories.id, items: db.$count(members, eq(members.categoryId, memberCategories.id)) })
      .from(memberCategories)
      .where(eq(memberCategories.communityId, ccId))
      .orderBy(asc(memberCategories.sort), asc(memberCategories.id));
    const ids = rows.map(({ id }) => id);
    const texts = await db.select().from(memberCategoryTexts).where(inArray(memberCategoryTexts.categoryId, ids));
    const textsOf = textsByRecord(texts, ({ categoryId }) => categoryId);
    return rows.map((row) => ({ ...row, texts: textsOf(row.id) }));
  },
  async insert(transaction, { texts }, { ccId, sort }) {
    const row = { communityId: ccId, sort };
    const { id } = onlyRow(
      await transaction.insert(memberCategories).values(row).returning({ id: memberCategories.id }),
    );
    await transaction.insert(memberCategoryTexts).values(textRows(texts, { categoryId: id }));
  },
  async update(transaction, { id }, { texts }, { sort }) {
    await transaction.update(memberCategories).set({ sort }).where(eq(memberCategories.id, id));
    await transaction.delete(memberCategoryTexts).where(eq(memberCategoryTexts.categoryId, id));
    await transaction.insert(memberCategoryTexts).values(textRows(texts, { categoryId: id }));
  },
  async remove(transaction, gone) {
    requireEmpty(gone);
    const ids = gone.map(({ id }) => id);
    // What a role is given to does not go unseen either.
    requireEmpty([{ items: await transaction.$count(roleGrants, inArray(roleGrants.categoryId, ids)) }]);
    await transaction.delete(memberCategories).where(inArray(memberCategories.id, ids));
  },
};
