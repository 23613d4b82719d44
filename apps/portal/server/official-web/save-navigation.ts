import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { navigationEntries, type navigationPlaces, navigationTexts } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type OrderedKind, orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import { type Texts, textRows, textsByRecord } from '../desk/texts';

interface Entry {
  /** 1 stands below the entry of level 0 before it. */
  readonly level: number;
  readonly href: string;
  readonly is_enabled: boolean;
  readonly texts: Texts<{ readonly label: string }>;
}

type KeptEntry = Entry & { readonly id: number };

type Part = (typeof navigationPlaces)[number];

/** Every entry of the header or the footer, in every language. */
export async function readAllNavigation(
  context: PortalContext,
  { ccId, place }: { readonly ccId: number; readonly place: Part },
) {
  requireRight(context, 'community.manage', ccId);
  return orderedList(await kindOf(place).read(context.db, ccId));
}

/**
 * Keeps the entries of the header or the footer as they are sent.
 *
 * @throws {RefusedRequest} code 107 when the first entry is to stand below another one
 */
export async function saveNavigation(
  context: PortalContext,
  { place, ...sent }: SentList<Entry> & { readonly place: Part },
) {
  requireRight(context, 'community.manage', sent.ccId);
  if (sent.list[0]?.level === 1) {
    throw refuse(codes.outOfRange, { issues: [fieldIssue('list.0.level', codes.outOfRange)] });
  }
  return saveOrdered(context, sent, kindOf(place));
}

function kindOf(part: Part): OrderedKind<Entry, KeptEntry> {
  // The entries come in their order, so what one of level 1 stands below was kept just before.
  let above: number | null = null;
  return {
    name: part,
    async read(db, ccId) {
      const rows = await db
        .select()
        .from(navigationEntries)
        .where(and(eq(navigationEntries.communityId, ccId), eq(navigationEntries.place, part)))
        .orderBy(asc(navigationEntries.sort), asc(navigationEntries.id));
      const ids = rows.map(({ id }) => id);
      const texts = await db.select().from(navigationTexts).where(inArray(navigationTexts.entryId, ids));
      const textsOf = textsByRecord(texts, ({ entryId }) => entryId);
      const below = (parent: number | null) => rows.filter(({ parentId }) => parentId === parent);
      return below(null)
        .flatMap((entry) => [entry, ...below(entry.id)])
        .map(({ id, parentId, href, isEnabled }) => ({
          id,
          level: parentId === null ? 0 : 1,
          href,
          is_enabled: isEnabled,
          texts: textsOf(id),
        }));
    },
    async insert(transaction, { level, href, is_enabled: isEnabled, texts }, place) {
      const parentId = level === 0 ? null : above;
      const row = { communityId: place.ccId, place: part, sort: place.sort, parentId, href, isEnabled };
      const rows = await transaction.insert(navigationEntries).values(row).returning({ id: navigationEntries.id });
      const { id } = onlyRow(rows);
      if (level === 0) above = id;
      await transaction.insert(navigationTexts).values(textRows(texts, { entryId: id }));
    },
    async update(transaction, { id }, { level, href, is_enabled: isEnabled, texts }, place) {
      const parentId = level === 0 ? null : above;
      if (level === 0) above = id;
      await transaction
        .update(navigationEntries)
        .set({ sort: place.sort, parentId, href, isEnabled })
        .where(eq(navigationEntries.id, id));
      await transaction.delete(navigationTexts).where(eq(navigationTexts.entryId, id));
      await transaction.insert(navigationTexts).values(textRows(texts, { entryId: id }));
    },
    // What stands below an entry that goes, and stays itself, is not to go with it.
    async remove(transaction, gone) {
      const ids = gone.map(({ id }) => id);
      await transaction
        .update(navigationEntries)
        .set({ parentId: null })
        .where(inArray(navigationEntries.parentId, ids));
      await transaction.delete(navigationEntries).where(inArray(navigationEntries.id, ids));
    },
  };
}
