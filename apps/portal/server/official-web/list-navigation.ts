import type { RawNavigationEntry } from '@selvedge/api-contract/community';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { navigationEntries, type navigationPlaces, navigationTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';

export interface NavigationAsked {
  readonly ccId: number;
  readonly place: (typeof navigationPlaces)[number];
  /** Also the entries that are not shown. */
  readonly all?: boolean;
}

/** The entries of the header or the footer in their order, those below another one within it. */
export async function listNavigation(
  { db, language }: PortalContext,
  { ccId, place, all = false }: NavigationAsked,
): Promise<{ list: RawNavigationEntry[] }> {
  const words = wordsOf({ db, language }, [navigationTexts, navigationTexts.entryId, navigationEntries.id], {
    label: navigationTexts.label,
  });
  const rows = await db
    .select({
      id: navigationEntries.id,
      parentId: navigationEntries.parentId,
      href: navigationEntries.href,
      is_enabled: navigationEntries.isEnabled,
      label: words.label,
    })
    .from(navigationEntries)
    .innerJoinLateral(words, sql`true`)
    .where(
      and(
        eq(navigationEntries.communityId, ccId),
        eq(navigationEntries.place, place),
        all ? undefined : eq(navigationEntries.isEnabled, true),
      ),
    )
    .orderBy(asc(navigationEntries.sort), asc(navigationEntries.id));
  const below = (parent: number) =>
    rows.filter(({ parentId }) => parentId === parent).map(({ id, label, href }) => ({ id, label, href }));
  const list = rows
    .filter(({ parentId }) => parentId === null)
    .map(({ id, label, href, is_enabled }) => ({ id, label, href, is_enabled, children: below(id) }));
  return { list };
}
