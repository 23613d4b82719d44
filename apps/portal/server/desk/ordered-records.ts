import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { onlyRow } from '../database/only-row';
import type { Language } from '../database/schema';
import type { DeskTransaction } from './once';
import type { OrderedKind, Place } from './save-ordered';
import { type Texts, textRows, textsByRecord } from './texts';

type Reader = Parameters<OrderedKind<Entry, Entry>['read']>[0];

/** A table whose rows stand in an order within one community. */
type OrderedTable = PgTable & { readonly [Name in 'id' | 'communityId' | 'sort']: PgColumn };

/** A row of texts: numbers name what it belongs to. */
type TextRow = { readonly language: Language } & Readonly<Record<string, number>>;

interface Written {
  readonly texts: Texts<object>;
}

interface Entry extends Written {
  readonly id: number;
}

/** What tells one kind of ordered records with texts from another. */
export interface RecordKind<
  Item extends Written,
  Kept extends Entry,
  Table extends OrderedTable,
  Counted extends string = never,
> {
  /** What its acts are called in the audit log: `banner`. */
  readonly name: string;
  readonly records: Table;
  readonly texts: PgTable;
  /** The texts' column, as the schema calls it, that names their record: `bannerId`. */
  readonly owner: string;
  /** Which of the table's rows are of this kind, when it holds several. */
  readonly among?: SQL | undefined;
  /** What is counted of each record when the list is read, by the name under which the desk reads it. */
  readonly counted?: (db: Reader) => Readonly<Record<Counted, SQL<number>>>;
  /** A record as the desk reads it, without texts and counts. */
  readonly shown: (row: Table['$inferSelect']) => Omit<Kept, 'id' | 'texts' | Counted>;
  /** What of an item stands in its row. */
  readonly columns: (
    transaction: DeskTransaction,
    item: Item,
    place: Place,
    kept?: Kept,
  ) => Partial<Table['$inferInsert']> | Promise<Partial<Table['$inferInsert']>>;
  /** Refuses when something would be lost with what goes. */
  readonly requireFree?: (transaction: DeskTransaction, gone: readonly Kept[]) => void | Promise<void>;
}

/** Reads and writes records that have a row, texts in every language and a place in a list. */
export function orderedRecords<
  Item extends Written,
  Kept extends Entry,
  Table extends OrderedTable,
  Counted extends string = never,
>(kind: RecordKind<Item, Kept, Table, Counted>): OrderedKind<Item, Kept> {
  const records: OrderedTable = kind.records;
  const owner = ownerColumn(kind);
  const write = async (transaction: DeskTransaction, id: number, { texts }: Item) => {
    await transaction.delete(kind.texts).where(eq(owner, id));
    await transaction.insert(kind.texts).values(textRows(texts, { [kind.owner]: id }));
  };
  return {
    name: kind.name,
    async read(db, ccId) {
      const rows = await db
        .select({ record: getTableColumns(records), ...kind.counted?.(db) })
        .from(records)
        .where(and(eq(records.communityId, ccId), kind.among))
        .orderBy(asc(records.sort), asc(records.id));
      const ids = rows.map(({ record }) => record.id);
      const texts = await db.select().from(kind.texts).where(inArray(owner, ids));
      const textsOf = textsByRecord(texts as TextRow[], (row) => row[kind.owner] ?? 0);
      // The tables are known to the callers alone, so what a row holds is told to the compiler here, once.
      return rows.map(({ record, ...counts }) => {
        const id = record.id as number;
        return { id, ...kind.shown(record), ...counts, texts: textsOf(id) } as Entry as Kept;
      });
    },
    async insert(transaction, item, place) {
      const row = { communityId: place.ccId, sort: place.sort, ...(await kind.columns(transaction, item, place)) };
      const { id } = onlyRow(await transaction.insert(records).values(row).returning({ id: records.id }));
      await write(transaction, id as number, item);
    },
    async update(transaction, kept, item, place) {
      const row = { sort: place.sort, ...(await kind.columns(transaction, item, place, kept)) };
      await transaction.update(records).set(row).where(eq(records.id, kept.id));
      await write(transaction, kept.id, item);
    },
    async remove(transaction, gone) {
      await kind.requireFree?.(transaction, gone);
      const ids = gone.map(({ id }) => id);
      await transaction.delete(records).where(inArray(records.id, ids));
    },
  };
}

function ownerColumn({ texts, owner }: { readonly texts: PgTable; readonly owner: string }): PgColumn {
  const column = getTableColumns(texts)[owner];
  if (column === undefined) throw new TypeError(`these texts have no column ${owner}`);
  return column;
}
