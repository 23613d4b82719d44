import type { Transaction } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import type * as schema from '../database/schema';
import { joinEvents } from '../database/schema';

export type Tx = Transaction<typeof schema>;

/** Who does something at a moment: a person, or the house by itself. */
export type Doer = Pick<PortalContext, 'actor' | 'now'>;

type Row = typeof joinEvents.$inferInsert;

interface NewEvent extends Pick<Row, 'kind' | 'stage' | 'isShown'> {
  readonly text?: string;
  readonly details?: Record<string, unknown>;
}

/** Writes down what happened to an application. */
export async function addEvent(tx: Tx, { actor, now }: Doer, applicationId: number, event: NewEvent): Promise<number> {
  const [row] = await tx
    .insert(joinEvents)
    .values({ applicationId, accountId: actor?.accountId ?? null, createdAt: now, ...event })
    .returning({ id: joinEvents.id });
  return row?.id ?? 0;
}
