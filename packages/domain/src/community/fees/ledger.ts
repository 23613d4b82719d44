import { type Cents, cents } from '../../money';

/**
 * Where money stands: owed by members, in the bank, earned, let off, given back.
 *
 * @example
 * ledgerAccounts.includes('bank'); // true
 */
export const ledgerAccounts = ['receivable', 'bank', 'income', 'waived', 'refunded'] as const;

/** One of the {@link ledgerAccounts}. */
export type LedgerAccount = (typeof ledgerAccounts)[number];

/**
 * What an entry of the books is of. An `overpayment` gives back what was paid beyond what was owed.
 *
 * @example
 * entryKinds.includes('waiver'); // true
 */
export const entryKinds = ['charge', 'payment', 'waiver', 'refund', 'overpayment', 'reversal'] as const;

/** One of the {@link entryKinds}. */
export type EntryKind = (typeof entryKinds)[number];

/** The kinds that stand for themselves; a reversal takes one of them back. */
export type PlainKind = Exclude<EntryKind, 'reversal'>;

/**
 * The two sides of each kind of entry: what it is added to, and what it is taken from.
 *
 * @example
 * entrySides.payment; // { debit: 'bank', credit: 'receivable' }
 */
export const entrySides = {
  charge: { debit: 'receivable', credit: 'income' },
  payment: { debit: 'bank', credit: 'receivable' },
  waiver: { debit: 'waived', credit: 'receivable' },
  refund: { debit: 'refunded', credit: 'bank' },
  overpayment: { debit: 'receivable', credit: 'bank' },
} as const satisfies Record<PlainKind, { debit: LedgerAccount; credit: LedgerAccount }>;

/**
 * An entry of the books: an amount above zero that goes from one account to another.
 *
 * @example
 * const entry: LedgerEntry = { id: 1, kind: 'charge', ...entrySides.charge, cents: cents(100), reverses: null };
 */
export interface LedgerEntry {
  readonly id: number;
  readonly kind: EntryKind;
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly cents: Cents;
  /** The entry that a reversal takes back; null for any other. */
  readonly reverses: number | null;
}

/**
 * How a bill stands by its entries. All amounts are net of what was taken back.
 *
 * @example
 * const standing: Standing = standingOf([]);
 */
export interface Standing {
  readonly charged: Cents;
  readonly paid: Cents;
  readonly waived: Cents;
  readonly refunded: Cents;
  /** What is still owed; below zero when too much was paid. */
  readonly outstanding: Cents;
}

/**
 * Adds a bill's entries up.
 *
 * @throws {RangeError} when a reversal names no entry of them
 * @example
 * standingOf([{ id: 1, kind: 'charge', ...entrySides.charge, cents: cents(100), reverses: null }]).outstanding; // 100
 */
export function standingOf(entries: readonly LedgerEntry[]): Standing {
  const sums: Record<PlainKind, number> = { charge: 0, payment: 0, waiver: 0, refund: 0, overpayment: 0 };
  for (const entry of entries) {
    const { kind, sign } = plainKind(entry, entries);
    sums[kind] += sign * entry.cents;
  }
  const { charge, payment, waiver, refund, overpayment } = sums;
  return {
    charged: cents(charge),
    paid: cents(payment),
    waived: cents(waiver),
    refunded: cents(refund + overpayment),
    outstanding: cents(charge - payment - waiver + overpayment),
  };
}

/**
 * What every account holds: debits less credits. Together they are always zero.
 *
 * @example
 * accountBalances([{ ...entrySides.payment, cents: cents(50) }]).bank; // 50
 */
export function accountBalances(
  entries: readonly Pick<LedgerEntry, 'debit' | 'credit' | 'cents'>[],
): Readonly<Record<LedgerAccount, Cents>> {
  const sums: Record<LedgerAccount, number> = { receivable: 0, bank: 0, income: 0, waived: 0, refunded: 0 };
  for (const { debit, credit, cents: amount } of entries) {
    sums[debit] += amount;
    sums[credit] -= amount;
  }
  return Object.fromEntries(ledgerAccounts.map((account) => [account, cents(sums[account])])) as Record<
    LedgerAccount,
    Cents
  >;
}

/** An entry that is to be made. */
export type NewEntry = Pick<LedgerEntry, 'kind' | 'debit' | 'credit' | 'cents'>;

/**
 * The entries that give money back: what was paid beyond what was owed first, then what was owed and paid.
 *
 * @throws {RangeError} when more is to be given back than there is
 * @example
 * refundEntries(standingOf([]), cents(0)); // []
 */
export function refundEntries(standing: Standing, amount: Cents): readonly NewEntry[] {
  if (amount < 0 || amount > refundable(standing)) throw new RangeError(`Not to be given back: ${amount}`);
  const beyond = cents(Math.min(amount, Math.max(0, -standing.outstanding)));
  const parts = [
    { kind: 'overpayment', ...entrySides.overpayment, cents: beyond },
    { kind: 'refund', ...entrySides.refund, cents: cents(amount - beyond) },
  ] as const;
  return parts.filter((part) => part.cents > 0);
}

/**
 * What can be given back.
 *
 * @example
 * refundable(standingOf([])); // 0
 */
export function refundable({ paid, refunded }: Standing): Cents {
  return cents(paid - refunded);
}

/**
 * The counter entry of an entry, or nothing when it can't be taken back: a charge (it is waived), a reversal, what was
 * taken back already, and a payment of which more was given back than would be left.
 *
 * @example
 * reversalOf(1, [{ id: 1, kind: 'charge', ...entrySides.charge, cents: cents(100), reverses: null }]); // null
 */
export function reversalOf(id: number, entries: readonly LedgerEntry[]): NewEntry | null {
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined || entry.kind === 'charge' || entry.kind === 'reversal') return null;
  if (entries.some(({ reverses }) => reverses === id)) return null;
  if (entry.kind === 'payment' && entry.cents > refundable(standingOf(entries))) return null;
  return { kind: 'reversal', debit: entry.credit, credit: entry.debit, cents: entry.cents };
}

function plainKind(entry: LedgerEntry, entries: readonly LedgerEntry[]): { kind: PlainKind; sign: 1 | -1 } {
  if (entry.kind !== 'reversal') return { kind: entry.kind, sign: 1 };
  const reversed = entries.find(({ id }) => id === entry.reverses);
  if (reversed === undefined || reversed.kind === 'reversal') throw new RangeError('A reversal of no entry.');
  return { kind: reversed.kind, sign: -1 };
}
