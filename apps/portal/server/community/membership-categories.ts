import { eq, inArray } from 'drizzle-orm';
import { memberCategories, memberCategoryTexts, members, roleGrants } from '../database/schema';
import { orderedRecords } from '../desk/ordered-records';
import { type Category, type KeptCategory, requireEmpty } from './require-empty';

/** The kinds of members. */
export const membershipCategories = orderedRecords<Category, KeptCategory, typeof memberCategories, 'items'>({
  name: 'memberCategory',
  records: memberCategories,
  texts: memberCategoryTexts,
  owner: 'categoryId',
  counted: (db) => ({ items: db.$count(members, eq(members.categoryId, memberCategories.id)) }),
  shown: () => ({}),
  columns: () => ({}),
  async requireFree(transaction, gone) {
    requireEmpty(gone);
    const ids = gone.map(({ id }) => id);
    // What a role is given to does not go unseen either.
    requireEmpty([{ items: await transaction.$count(roleGrants, inArray(roleGrants.categoryId, ids)) }]);
  },
});
