import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { categories, type categoryKinds, categoryTexts, companies, companyTrades, members } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type OrderedKind, orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import { textRows, textsByRecord } from '../desk/texts';
import { membershipCategories } from './membership-categories';
import { type Category, type KeptCategory, requireEmpty } from './require-empty';

type Sorted = (typeof categoryKinds)[number];

type Kind = Sorted | 'membership';

/** What companies or members are sorted by, in every language. */
export async function readAllCategories(
  context: PortalContext,
  { ccId, kind }: { readonly ccId: number; readonly kind: Kind },
) {
  requireRight(context, 'community.manage', ccId);
  return orderedList(await kinds[kind].read(context.db, ccId));
}

/** Keeps the categories of a kind as they are sent. */
export async function saveCategories(
  context: PortalContext,
  { kind, ...sent }: SentList<Category> & { readonly kind: Kind },
) {
  requireRight(context, 'community.manage', sent.ccId);
  return saveOrdered(context, sent, kinds[kind]);
}

/** In full: inside of the counts an `id` alone would be that of what is counted. */
const own = sql`${categories}.id`;

function sortedBy(kind: Sorted): OrderedKind<Category, KeptCategory> {
  const items = {
    trade: sql<number>`(select count(*)::int from ${companyTrades} where ${companyTrades.categoryId} = ${own})`,
    region: sql<number>`(
      (select count(*) from ${companies} where ${companies.regionId} = ${own})
      + (select count(*) from ${members} where ${members.regionId} = ${own}))::int`,
  }[kind];
  return {
    name: `${kind}Category`,
    async read(db, ccId) {
      const rows = await db
        .select({ id: categories.id, items })
        .from(categories)
        .where(and(eq(categories.communityId, ccId), eq(categories.kind, kind)))
        .orderBy(asc(categories.sort), asc(categories.id));
      const ids = rows.map(({ id }) => id);
      const texts = await db.select().from(categoryTexts).where(inArray(categoryTexts.categoryId, ids));
      const textsOf = textsByRecord(texts, ({ categoryId }) => categoryId);
      return rows.map((row) => ({ ...row, texts: textsOf(row.id) }));
    },
    async insert(transaction, { texts }, { ccId, sort }) {
      const row = { communityId: ccId, kind, sort };
      const { id } = onlyRow(await transaction.insert(categories).values(row).returning({ id: categories.id }));
      await transaction.insert(categoryTexts).values(textRows(texts, { categoryId: id }));
    },
    async update(transaction, { id }, { texts }, { sort }) {
      await transaction.update(categories).set({ sort }).where(eq(categories.id, id));
      await transaction.delete(categoryTexts).where(eq(categoryTexts.categoryId, id));
      await transaction.insert(categoryTexts).values(textRows(texts, { categoryId: id }));
    },
    async remove(transaction, gone) {
      requireEmpty(gone);
      const ids = gone.map(({ id }) => id);
      await transaction.delete(categories).where(inArray(categories.id, ids));
    },
  };
}

const kinds: Readonly<Record<Kind, OrderedKind<Category, KeptCategory>>> = {
  trade: sortedBy('trade'),
  region: sortedBy('region'),
  membership: membershipCategories,
};
