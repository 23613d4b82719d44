import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { positionHolders, type positionRanks, positions, positionTexts, roleGrants } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type OrderedKind, orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import { type Texts, textRows, textsByRecord } from '../desk/texts';
import { isRunning } from './running-term';

interface Office {
  readonly rank: (typeof positionRanks)[number];
  readonly seats: number | null;
  readonly term_years: number | null;
  readonly is_shown: boolean;
  readonly texts: Texts<{ readonly title: string; readonly duty: string }>;
}

interface KeptOffice extends Office {
  readonly id: number;
  readonly holders: number;
}

/** Every office of a community with its settings, also those that are not shown. */
export async function readAllPositions(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'position.manage', ccId);
  return orderedList(await kindOf(context).read(context.db, ccId));
}

/** Keeps the offices as they are sent; one that somebody has held is history and stays. */
export async function savePositions(context: PortalContext, sent: SentList<Office>) {
  requireRight(context, 'position.manage', sent.ccId);
  return saveOrdered(context, sent, kindOf(context));
}

function kindOf({ now }: PortalContext): OrderedKind<Office, KeptOffice> {
  const columns = ({ rank, seats, term_years: termYears, is_shown: isShown }: Office, sort: number) => {
    return { rank, seats, termYears, isShown, sort, updatedAt: now };
  };
  return {
    name: 'position',
    async read(db, ccId) {
      const rows = await db
        .select({
          id: positions.id,
          rank: positions.rank,
          seats: positions.seats,
          term_years: positions.termYears,
          is_shown: positions.isShown,
          holders: db.$count(positionHolders, and(eq(positionHolders.positionId, positions.id), isRunning(now))),
        })
        .from(positions)
        .where(eq(positions.communityId, ccId))
        .orderBy(asc(positions.sort), asc(positions.id));
      const ids = rows.map(({ id }) => id);
      const texts = await db.select().from(positionTexts).where(inArray(positionTexts.positionId, ids));
      const textsOf = textsByRecord(texts, ({ positionId }) => positionId);
      return rows.map((row) => ({ ...row, texts: textsOf(row.id) }));
    },
    async insert(transaction, office, { ccId, sort }) {
      const row = { communityId: ccId, ...columns(office, sort) };
      const { id } = onlyRow(await transaction.insert(positions).values(row).returning({ id: positions.id }));
      await transaction.insert(positionTexts).values(textRows(office.texts, { positionId: id }));
    },
    async update(transaction, { id }, office, { sort }) {
      await transaction.update(positions).set(columns(office, sort)).where(eq(positions.id, id));
      await transaction.delete(positionTexts).where(eq(positionTexts.positionId, id));
      await transaction.insert(positionTexts).values(textRows(office.texts, { positionId: id }));
    },
    async remove(transaction, gone) {
      const ids = gone.map(({ id }) => id);
      const held = await transaction.$count(positionHolders, inArray(positionHolders.positionId, ids));
      const granted = await transaction.$count(roleGrants, inArray(roleGrants.positionId, ids));
      if (held + granted > 0) throw refuse(codes.requestError, { situation: 'conflict' });
      await transaction.delete(positions).where(inArray(positions.id, ids));
    },
  };
}
