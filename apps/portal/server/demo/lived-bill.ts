import {
  addDays,
  type BillEvent,
  type BillState,
  billStateOf,
  type Day,
  dayAt,
  entrySides,
  type Instalment,
  isOverdue,
  type LedgerEntry,
  type NewEntry,
  type ReceiptKind,
  standingOf,
} from '@selvedge/domain/fees';
import { type Cents, cents } from '@selvedge/domain/money';
import { duesReasons } from '../../demo/content/dues';

/** What became of a bill of the demo. */
export type Fate =
  | 'paid'
  | 'paid_by_card'
  | 'paid_by_slip'
  | 'part_paid'
  | 'waived'
  | 'refunded'
  | 'taken_back'
  | 'waiting'
  | 'refused'
  | 'unpaid';

/** Something that happened to a bill. */
export interface LivedEvent {
  readonly at: Date;
  readonly event: BillEvent;
  readonly from: BillState;
  readonly to: BillState;
  readonly reason: string;
  readonly isByDesk: boolean;
  readonly entry: LivedEntry | null;
}

export interface LivedEntry extends NewEntry {
  readonly way: string;
  readonly receipt: ReceiptKind | null;
}

/** A bill's life so far. */
export interface Life {
  readonly state: BillState;
  readonly events: readonly LivedEvent[];
  readonly slips: readonly {
    readonly state: 'waiting' | 'accepted' | 'refused';
    readonly at: Date;
    readonly decidedAt: Date | null;
  }[];
}

interface Step {
  readonly day: Day;
  readonly event: BillEvent;
  readonly entry?: LivedEntry;
  readonly reason?: string;
  readonly isByDesk?: boolean;
  readonly slip?: 'sent' | 'accepted' | 'refused';
}

interface Facts {
  readonly total: Cents;
  readonly parts: readonly Instalment[];
  /** The day of the first thing that happens. */
  readonly day: Day;
  readonly yesterday: Day;
}

const payment = (amount: number, way = 'transfer'): LivedEntry => ({
  kind: 'payment',
  ...entrySides.payment,
  cents: cents(amount),
  way,
  receipt: 'payment',
});

const byDesk = { isByDesk: true } as const;

const fates: Readonly<Record<Fate, (facts: Facts) => readonly Step[]>> = {
  paid: ({ total, day }) => [{ day, event: 'pay', entry: payment(total), ...byDesk }],
  paid_by_card: ({ total, day }) => [{ day, event: 'pay', entry: payment(total, 'stripe') }],
  paid_by_slip: ({ total, day }) => [
    { day, event: 'send_voucher', slip: 'sent' },
    { day: addDays(day, 1), event: 'accept_voucher', entry: payment(total), slip: 'accepted', ...byDesk },
  ],
  part_paid: ({ parts, day }) => [{ day, event: 'pay', entry: payment(parts[0]?.cents ?? 0), ...byDesk }],
  waived: ({ total, day }) => [
    {
      day,
      event: 'waive',
      entry: { kind: 'waiver', ...entrySides.waiver, cents: total, way: '', receipt: null },
      reason: duesReasons.waived,
      ...byDesk,
    },
  ],
  refunded: ({ total, day }) => [
    { day, event: 'pay', entry: payment(total), ...byDesk },
    {
      day: addDays(day, 20),
      event: 'refund',
      entry: { kind: 'refund', ...entrySides.refund, cents: total, way: 'transfer', receipt: 'refund' },
      reason: duesReasons.refunded,
      ...byDesk,
    },
  ],
  taken_back: ({ total, day, yesterday }) => [
    { day, event: 'pay', entry: payment(total), ...byDesk },
    {
      day: yesterday,
      event: 'reverse',
      entry: { kind: 'reversal', debit: 'receivable', credit: 'bank', cents: total, way: '', receipt: 'cancellation' },
      reason: duesReasons.takenBack,
      ...byDesk,
    },
  ],
  waiting: ({ yesterday }) => [{ day: yesterday, event: 'send_voucher', slip: 'sent' }],
  refused: ({ yesterday }) => [
    { day: addDays(yesterday, -4), event: 'send_voucher', slip: 'sent' },
    { day: addDays(yesterday, -2), event: 'refuse_voucher', reason: duesReasons.refused, slip: 'refused', ...byDesk },
  ],
  unpaid: () => [],
};

/** When in a day things are done: later ones of the same day later. */
const moments = ['10:20', '14:05', '16:40'] as const;

/**
 * What happened to a bill, step by step, by the same rules as in the portal: how it stands follows from its books.
 *
 * @param day the day on which who pays does something, if it is not in the future
 */
export function liveBill(fate: Fate, parts: readonly Instalment[], day: Day, now: Date): Life {
  const yesterday = addDays(dayAt(now), -1);
  const total = cents(parts.reduce((sum, part) => sum + part.cents, 0));
  const steps = fates[fate]({ total, parts, yesterday, day: day < yesterday ? day : yesterday });
  const books: LedgerEntry[] = [];
  const enter = (entry: NewEntry) => {
    const { kind, debit, credit, cents: amount } = entry;
    const reverses = kind === 'reversal' ? (books.findLast((each) => each.kind === 'payment')?.id ?? null) : null;
    books.push({ id: books.length + 1, kind, debit, credit, cents: amount, reverses });
  };
  enter({ kind: 'charge', ...entrySides.charge, cents: total });
  const slips: { state: 'waiting' | 'accepted' | 'refused'; at: Date; decidedAt: Date | null }[] = [];
  const events: LivedEvent[] = [];
  let state: BillState = 'unpaid';
  const stateOn = (today: Day): BillState => {
    const standing = standingOf(books);
    const settled = cents(standing.charged - standing.outstanding);
    const hasVoucher = slips.some((slip) => slip.state === 'waiting');
    return billStateOf(standing, { hasVoucher, isOverdue: isOverdue(parts, settled, today) });
  };
  const note = (event: LivedEvent) => {
    events.push(event);
    state = event.to;
  };
  for (const [place, { day: planned, event, entry, reason = '', isByDesk = false, slip }] of steps.entries()) {
    const [today = yesterday] = [planned, yesterday].sort();
    const at = new Date(`${today}T${moments[place] ?? '17:30'}:00+08:00`);
    lapse(today);
    if (entry !== undefined) enter(entry);
    const waiting = slips.findLast((each) => each.state === 'waiting');
    if (slip === 'sent') slips.push({ state: 'waiting', at, decidedAt: null });
    else if (slip !== undefined && waiting !== undefined) Object.assign(waiting, { state: slip, decidedAt: at });
    note({ at, event, from: state, to: stateOn(today), reason, isByDesk, entry: entry ?? null });
  }
  lapse(dayAt(now));
  return { state, events, slips };

  /** Notes that something of the bill became overdue before a day. */
  function lapse(today: Day): void {
    if (state === 'overdue' || stateOn(today) !== 'overdue') return;
    const first = parts.find(({ number }) => number === (state === 'part_paid' ? 2 : 1)) ?? parts[0];
    const after = addDays(first?.dueOn ?? today, 1);
    const last = events.at(-1)?.at;
    const at = new Date(`${after < today ? after : today}T00:10:00+08:00`);
    const plain = { event: 'lapse', from: state, to: 'overdue', reason: '', isByDesk: false, entry: null } as const;
    note({ ...plain, at: last !== undefined && last > at ? new Date(last.getTime() + 60_000) : at });
  }
}
