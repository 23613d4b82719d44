import { createHash } from 'node:crypto';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { communities } from '../database/schema';
import { type DeskTransaction, once } from './once';

interface Entry {
  readonly id: number;
}

/** A whole list as somebody wants it to be. */
export interface SentList<Item> {
  readonly ccId: number;
  readonly version: string;
  readonly list: readonly (Item & { readonly id?: number | undefined })[];
  readonly idempotency_key?: string | undefined;
}

/** How a list of one kind is read and written. An item's place in the list is its `sort`. */
export interface OrderedKind<Item, Kept extends Entry> {
  /** What its acts are called in the audit log: `banner`. */
  readonly name: string;
  readonly read: (db: Pick<PortalDb, 'select' | '$count'>, ccId: number) => Promise<Kept[]>;
  readonly insert: (transaction: DeskTransaction, item: Item, place: Place) => Promise<unknown>;
  readonly update: (transaction: DeskTransaction, kept: Kept, item: Item, place: Place) => Promise<unknown>;
  /** Takes entries out; refuses when something would be lost with them. */
  readonly remove: (transaction: DeskTransaction, gone: readonly Kept[]) => Promise<unknown>;
}

export interface Place {
  readonly ccId: number;
  readonly sort: number;
}

/** A list with its version, by which somebody who saves it says what they have read. */
export function orderedList<Item>(list: Item[]): { version: string; list: Item[] } {
  const version = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 16);
  return { version, list };
}

/**
 * Keeps a list as it was sent, as a whole: changes, adds, takes out and orders its entries. The caller has asked for
 * the right to do so.
 *
 * @throws {RefusedRequest} 409 when somebody else has changed the list since the caller read it; code 111 at an entry
 * that the list has not
 */
export function saveOrdered<Item, Kept extends Entry>(
  context: PortalContext,
  sent: SentList<Item>,
  kind: OrderedKind<Item, Kept>,
): Promise<{ version: string; list: Kept[] }> {
  const { ccId, list } = sent;
  return withTransaction(context.db, (transaction) =>
    once(transaction, context, { ...sent, kind: kind.name } as SentList<Item>, async () => {
      // Two who save at once: the second waits here, and then finds another version.
      await transaction
        .select({ id: communities.id })
        .from(communities)
        .where(eq(communities.id, ccId))
        .for('no key update');
      const before = await kind.read(transaction, ccId);
      if (orderedList(before).version !== sent.version) throw refuse(codes.requestError, { situation: 'conflict' });
      const left = new Map(before.map((kept) => [kept.id, kept]));
      const known = list.map(({ id }, sort) => (id === undefined ? undefined : takeOut(left, id, sort)));
      if (left.size > 0) await kind.remove(transaction, [...left.values()]);
      for (const [sort, item] of list.entries()) {
        const kept = known[sort];
        const place = { ccId, sort };
        await (kept === undefined
          ? kind.insert(transaction, item, place)
          : kind.update(transaction, kept, item, place));
      }
      const details = { before: before.length, after: list.length, removed: [...left.keys()] };
      await recordAct(transaction, context, { ccId, act: `${kind.name}.saveAll`, subject: kind.name, details });
      return orderedList(await kind.read(transaction, ccId));
    }),
  );
}

/** Each entry stands in a list once. */
function takeOut<Kept>(left: Map<number, Kept>, id: number, sort: number): Kept {
  const kept = left.get(id);
  if (kept === undefined)
    throw refuse(codes.doesNotExist, { issues: [fieldIssue(`list.${sort}.id`, codes.doesNotExist)] });
  left.delete(id);
  return kept;
}
