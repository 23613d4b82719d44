import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayAt, entrySides, type FeePeriod } from '@selvedge/domain/fees';
import { type Storage, uploadKey } from '@selvedge/server-kit';
import { duesReasons, mailProblem } from '../../demo/content/dues';
import { appRoot } from '../app-root';
import {
  billChanges,
  billNotices,
  bills,
  instalments,
  type Language,
  ledgerEntries,
  receiptSeries,
  receipts,
  uploads,
  vouchers,
} from '../database/schema';
import type { PlannedBill } from '../fees/plan-bills';
import { insertRows } from './insert-rows';
import type { Life, LivedEvent } from './lived-bill';
import type { DemoWriter } from './load-demo';

/** A bill of the demo with what became of it. */
export interface DemoBill {
  readonly key: string;
  /** Null for what is no fee: an activity. */
  readonly feeId: number | null;
  readonly period: FeePeriod | null;
  /** Who pays without being billed as a member. */
  readonly accountId: number | null;
  readonly titles: Readonly<Record<Language, string>>;
  readonly plan: Pick<PlannedBill, 'companyId' | 'payer' | 'instalments'> & { readonly memberId: number | null };
  readonly issuedAt: Date;
  readonly isRenewal: boolean;
  readonly reminders: readonly number[];
  readonly life: Life;
}

export interface DuesWriter extends DemoWriter {
  readonly storage: Storage;
  /** Who did what the desk did. */
  readonly deskId: number | null;
}

/** Writes bills with their books, receipts, slips and notices, each table by one statement. */
export async function writeBills(writer: DuesWriter, all: readonly DemoBill[]): Promise<void> {
  const { db, communityId } = writer;
  const ids = await insertRows(
    db,
    bills,
    all.map(({ key, feeId, accountId, titles, period, plan, issuedAt, reminders, life }) => ({
      communityId,
      key,
      feeId,
      accountId,
      periodFrom: period?.from ?? null,
      periodUntil: period?.until ?? null,
      memberId: plan.memberId,
      companyId: plan.companyId,
      payer: plan.payer,
      titles,
      cents: plan.instalments.reduce((sum, part) => sum + part.cents, 0),
      currency: 'CNY',
      state: life.state,
      reminders,
      createdAt: issuedAt,
      updatedAt: life.events.at(-1)?.at ?? issuedAt,
    })),
  );
  const written = all.map((bill, place) => ({ ...bill, id: ids[place] ?? 0 }));
  await db
    .insert(instalments)
    .values(written.flatMap(({ id, plan }) => plan.instalments.map((part) => ({ ...part, billId: id }))));
  await writeBooks(writer, written);
  await writeChanges(writer, written);
  await writeSlips(writer, written);
  await writeNoticesOf(writer, written);
}

type Written = DemoBill & { readonly id: number };

/** Charges and all that moved money, in the order in which it came; with the receipts, which are counted by year. */
async function writeBooks({ db, communityId, deskId }: DuesWriter, written: readonly Written[]): Promise<void> {
  const charges = written.map(({ id, plan, issuedAt }) => ({
    billId: id,
    at: issuedAt,
    reason: '',
    isByDesk: false,
    entry: {
      kind: 'charge',
      ...entrySides.charge,
      cents: plan.instalments.reduce((sum, part) => sum + part.cents, 0),
      way: '',
      receipt: null,
    } as const,
  }));
  const moves = written.flatMap(({ id, life }) =>
    life.events.flatMap(({ at, reason, isByDesk, entry }: LivedEvent) =>
      entry === null ? [] : [{ billId: id, at, reason, isByDesk, entry }],
    ),
  );
  const inOrder = [...charges, ...moves].sort((one, other) => one.at.getTime() - other.at.getTime());
  // What takes something back names it, so it comes when that has its number.
  const plain = inOrder.filter(({ entry }) => entry.kind !== 'reversal');
  const counter = inOrder.filter(({ entry }) => entry.kind === 'reversal');
  const rowOf = ({ billId, at, reason, isByDesk, entry }: (typeof inOrder)[number]) => ({
    communityId,
    billId,
    kind: entry.kind,
    debit: entry.debit,
    credit: entry.credit,
    cents: entry.cents,
    bookedOn: dayAt(at),
    way: entry.way,
    reason,
    enteredBy: isByDesk ? deskId : null,
    createdAt: at,
  });
  const ids = await insertRows(db, ledgerEntries, plain.map(rowOf));
  const paymentOf = (billId: number) =>
    ids[plain.findIndex((move) => move.billId === billId && move.entry.kind === 'payment')] ?? null;
  const counterIds =
    counter.length === 0
      ? []
      : await insertRows(
          db,
          ledgerEntries,
          counter.map((move) => ({ ...rowOf(move), reverses: paymentOf(move.billId) })),
        );
  const given = [
    ...plain.map((move, place) => ({ ...move, entryId: ids[place] ?? 0, taken: null as number | null })),
    ...counter.map((move, place) => ({ ...move, entryId: counterIds[place] ?? 0, taken: paymentOf(move.billId) })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  await writeReceipts({ db, communityId }, given);
}

interface Given {
  readonly at: Date;
  readonly entryId: number;
  /** The entry whose receipt is cancelled. */
  readonly taken: number | null;
  readonly entry: { readonly receipt: 'payment' | 'refund' | 'cancellation' | null };
}

async function writeReceipts(
  { db, communityId }: Pick<DuesWriter, 'db' | 'communityId'>,
  given: readonly Given[],
): Promise<void> {
  const last = new Map<number, number>();
  const numbered = given.flatMap(({ at, entryId, taken, entry: { receipt } }) => {
    if (receipt === null) return [];
    const year = Number(dayAt(at).slice(0, 4));
    const serial = (last.get(year) ?? 0) + 1;
    last.set(year, serial);
    return [{ row: { communityId, year, serial, kind: receipt, entryId, createdAt: at }, taken }];
  });
  const plain = numbered.filter(({ taken }) => taken === null);
  const ids = await insertRows(
    db,
    receipts,
    plain.map(({ row }) => row),
  );
  const cancelling = numbered.filter(({ taken }) => taken !== null);
  if (cancelling.length > 0) {
    await db.insert(receipts).values(
      cancelling.map(({ row, taken }) => ({
        ...row,
        cancels: ids[plain.findIndex((each) => each.row.entryId === taken)] ?? null,
      })),
    );
  }
  await db.insert(receiptSeries).values([...last].map(([year, serial]) => ({ communityId, year, last: serial })));
}

async function writeChanges({ db, deskId }: DuesWriter, written: readonly Written[]): Promise<void> {
  const rows = written.flatMap(({ id, issuedAt, isRenewal, life }) => [
    {
      billId: id,
      event: 'issue' as const,
      from: 'unpaid' as const,
      to: 'unpaid' as const,
      reason: '',
      accountId: isRenewal ? null : deskId,
      createdAt: issuedAt,
    },
    ...life.events.map(({ event, from, to, reason, isByDesk, at }) => ({
      ...{ billId: id, event, from, to, reason, createdAt: at },
      accountId: isByDesk ? deskId : null,
    })),
  ]);
  rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await db.insert(billChanges).values(rows);
}

const slipFiles = ['slip-1.jpg', 'slip-2.jpg', 'slip-3.jpg', 'slip-4.jpg', 'slip-5.jpg', 'slip-6.jpg'] as const;

/** The picture that can't be read, for a slip that was refused. */
const unreadable = 'slip-4.jpg';

/** Slips one after the other; there are fewer pictures than slips, so some have the same content: the queue points it out. */
async function writeSlips({ db, communityId, storage, deskId }: DuesWriter, written: readonly Written[]) {
  const sent = written.flatMap(({ id, plan, life }) =>
    life.slips.map((slip) => ({
      ...slip,
      billId: id,
      memberCents: plan.instalments.reduce((sum, part) => sum + part.cents, 0),
    })),
  );
  sent.sort((one, other) => one.at.getTime() - other.at.getTime());
  if (sent.length === 0) return;
  const readable = slipFiles.filter((file) => file !== unreadable);
  const files = await Promise.all(
    sent.map(async ({ state, at }, place) => {
      const name = state === 'refused' ? unreadable : (readable[place % readable.length] ?? unreadable);
      const content = await readFile(path.join(appRoot, 'demo/slips', name));
      const cname = `${randomBytes(16).toString('hex')}.jpg`;
      await storage.put(uploadKey(cname), content, { type: 'image/jpeg' });
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { cname, name, size: content.length, sha256, contentType: 'image/jpeg', receivedAt: at };
    }),
  );
  const uploadIds = await insertRows(db, uploads, files);
  await db.insert(vouchers).values(
    sent.map(({ billId, memberCents, state, at, decidedAt }, place) => ({
      communityId,
      billId,
      uploadId: uploadIds[place] ?? 0,
      sha256: files[place]?.sha256 ?? '',
      // One in four sends something else than is asked for.
      cents: state === 'waiting' && place % 4 === 3 ? Math.round(memberCents / 2) : memberCents,
      note: '',
      state,
      reason: state === 'refused' ? duesReasons.refused : '',
      decidedBy: state === 'waiting' ? null : deskId,
      decidedAt,
      createdAt: at,
    })),
  );
}

/** What was told of each fee; the last few reminders did not arrive. */
async function writeNoticesOf({ db, now }: DuesWriter, all: readonly Written[]): Promise<void> {
  const written = all.filter(({ feeId }) => feeId !== null);
  const told = written.map(({ id, issuedAt, isRenewal }) => ({
    billId: id,
    kind: isRenewal ? ('renewed' as const) : ('issued' as const),
    instalment: 0,
    offset: 0,
    recipient: null as string | null,
    createdAt: issuedAt,
    deliveredAt: issuedAt as Date | null,
    problem: null as string | null,
  }));
  const open = written.filter(({ life }) => life.state === 'overdue').slice(-6);
  const unreached = open.map(({ id }, place) => ({
    billId: id,
    kind: 'reminder' as const,
    instalment: 1,
    offset: 14,
    recipient: place % 2 === 0 ? null : `dues-${id}@weftshore.example`,
    createdAt: new Date(now.getTime() - (place + 2) * 86_400_000),
    deliveredAt: null,
    problem: place % 2 === 0 ? 'no_address' : mailProblem,
  }));
  await db.insert(billNotices).values([...told, ...unreached]);
}
