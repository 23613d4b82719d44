import { eq, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { categories, type categoryKinds, categoryTexts, companies, companyTrades, members } from '../database/schema';
import { orderedRecords } from '../desk/ordered-records';
import { requireRight } from '../desk/require-right';
import { type OrderedKind, orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
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
  return orderedRecords<Category, KeptCategory, typeof categories, 'items'>({
    name: `${kind}Category`,
    records: categories,
    texts: categoryTexts,
    owner: 'categoryId',
    among: eq(categories.kind, kind),
    counted: () => ({ items }),
    shown: () => ({}),
    columns: () => ({ kind }),
    requireFree: (_transaction, gone) => requireEmpty(gone),
  });
}

const kinds: Readonly<Record<Kind, OrderedKind<Category, KeptCategory>>> = {
  trade: sortedBy('trade'),
  region: sortedBy('region'),
  membership: membershipCategories,
};
