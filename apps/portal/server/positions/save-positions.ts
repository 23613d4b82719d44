import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { positionHolders, type positionRanks, positions, positionTexts, roleGrants } from '../database/schema';
import { orderedRecords } from '../desk/ordered-records';
import { requireRight } from '../desk/require-right';
import { orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import type { Texts } from '../desk/texts';
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

function kindOf({ now }: PortalContext) {
  return orderedRecords<Office, KeptOffice, typeof positions, 'holders'>({
    name: 'position',
    records: positions,
    texts: positionTexts,
    owner: 'positionId',
    counted: (db) => ({
      holders: db.$count(positionHolders, and(eq(positionHolders.positionId, positions.id), isRunning(now))),
    }),
    shown: ({ rank, seats, termYears, isShown }) => ({ rank, seats, term_years: termYears, is_shown: isShown }),
    columns: (_transaction, { rank, seats, term_years: termYears, is_shown: isShown }) => ({
      rank,
      seats,
      termYears,
      isShown,
      updatedAt: now,
    }),
    async requireFree(transaction, gone) {
      const ids = gone.map(({ id }) => id);
      const held = await transaction.$count(positionHolders, inArray(positionHolders.positionId, ids));
      const granted = await transaction.$count(roleGrants, inArray(roleGrants.positionId, ids));
      if (held + granted > 0) throw refuse(codes.requestError, { situation: 'conflict' });
    },
  });
}
