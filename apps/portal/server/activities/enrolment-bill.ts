import { type BillState, dayAt } from '@selvedge/domain/fees';
import { cents } from '@selvedge/domain/money';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { type BillRow, lockBill, selectEntries, type Tx } from '../bills/bill-queries';
import { counterOf, paymentOf, refundOf, waiverOf } from '../bills/bookings';
import { type BillChange, changeBill, standingNow } from '../bills/change-bill';
import { issueBill } from '../bills/issue-bill';
import { type TellingWorld, tellOfVoucher } from '../bills/tell-of-bill';
import { activityTexts, bills, feeSettings, type Language, languages, vouchers } from '../database/schema';
import type { Activity, Enrolment } from './enrolment-queries';

/** A party's bill, once it has its places. */
export const enrolmentBillKey = (enrolmentId: number): string => `enrolment:${enrolmentId}`;

/**
 * Bills a party that has its places, once: what activities earn stands in the same books as the dues. It falls due on
 * the day of the activity.
 */
export async function billEnrolment(tx: Tx, activity: Activity, enrolment: Enrolment, now: Date): Promise<void> {
  if (enrolment.totalCents === 0) return;
  const { communityId } = activity;
  const [settings] = await tx.select().from(feeSettings).where(eq(feeSettings.communityId, communityId));
  const texts = await tx.select().from(activityTexts).where(eq(activityTexts.activityId, activity.id));
  const titleIn = (language: Language) => (texts.find((text) => text.language === language) ?? texts[0])?.title ?? '';
  await issueBill(
    tx,
    {
      communityId,
      key: enrolmentBillKey(enrolment.id),
      accountId: enrolment.accountId,
      payer: enrolment.contact,
      titles: Object.fromEntries(languages.map((language) => [language, titleIn(language)])) as Record<
        Language,
        string
      >,
      instalments: [{ number: 1, dueOn: dayAt(activity.startsAt), cents: cents(enrolment.totalCents) }],
      currency: settings?.currency ?? 'CNY',
    },
    { now, accountId: enrolment.accountId },
  );
}

/** The bill of an enrolment, which nobody else changes until the transaction ends. */
export async function lockEnrolmentBill(
  tx: Tx,
  { communityId }: Pick<Activity, 'communityId'>,
  enrolmentId: number,
): Promise<BillRow | undefined> {
  const [found] = await tx
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.communityId, communityId), eq(bills.key, enrolmentBillKey(enrolmentId))));
  return found === undefined ? undefined : lockBill(tx, found.id);
}

interface Leaving {
  /** What the party still costs. */
  readonly cost: number;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Lets off what is not owed any more because people stay away. What was paid already is given back by the secretariat,
 * and a slip that waits is decided first.
 *
 * @returns how the money stands then
 */
export async function letOff(
  tx: Tx,
  activity: Activity,
  enrolment: Enrolment,
  leaving: Leaving,
): Promise<Enrolment['payment']> {
  const bill = await lockEnrolmentBill(tx, activity, enrolment.id);
  if (bill === undefined || bill.state === 'voucher_review') return enrolment.payment;
  const { standing } = await standingNow(tx, bill, leaving.now);
  const amount = Math.min(standing.outstanding, standing.charged - standing.waived - leaving.cost);
  if (amount <= 0) return standing.paid - standing.refunded > leaving.cost ? 'refund_due' : enrolment.payment;
  const { state } = await changeBill(tx, bill, {
    event: 'waive',
    reason: leaving.reason,
    accountId: enrolment.accountId,
    now: leaving.now,
    entries: (now) => waiverOf(cents(amount), now),
  });
  if (state === 'waived') return 'free';
  return standing.paid > leaving.cost ? 'refund_due' : enrolment.payment;
}

/** How the secretariat says that the money of an enrolment stands. */
export type SaidPayment = 'paid' | 'refused' | 'unpaid' | 'refunded';

interface Saying {
  readonly payment: SaidPayment;
  readonly note: string;
  readonly accountId: number | null;
}

/**
 * Books what the secretariat says of an enrolment's money. The same said twice is said once.
 *
 * @throws {RefusedRequest} 409 when it cannot be so: a slip refused that was never sent, money given back that never came
 */
export async function bookPayment(tx: Tx, world: TellingWorld, bill: BillRow, saying: Saying): Promise<void> {
  const { payment, note, accountId } = saying;
  if (payment === said[bill.state]) return;
  const by = { accountId, now: world.now, reason: note } as const;
  if (bill.state === 'voucher_review' && (payment === 'paid' || payment === 'refused')) {
    const isAccepted = payment === 'paid';
    const waiting = and(eq(vouchers.billId, bill.id), eq(vouchers.state, 'waiting'));
    const [voucher] = await tx
      .update(vouchers)
      .set({ state: isAccepted ? 'accepted' : 'refused', reason: note, decidedBy: accountId, decidedAt: world.now })
      .where(waiting)
      .returning({ id: vouchers.id });
    await changeBill(
      tx,
      bill,
      isAccepted
        ? { ...by, event: 'accept_voucher', way: 'transfer', entries: (standing) => paymentOf(undefined, standing) }
        : { ...by, event: 'refuse_voucher' },
    );
    if (voucher !== undefined) {
      await tellOfVoucher(tx, world, { bill, voucherId: voucher.id, isAccepted, reason: note });
    }
    return;
  }
  if (payment === 'refused') throw refuse(codes.requestError, { situation: 'conflict' });
  await changeBill(tx, bill, { ...by, ...(await changeFor[payment](tx, bill)) });
}

/** What is said already by how a bill stands. */
const said: Readonly<Partial<Record<BillState, SaidPayment>>> = {
  unpaid: 'unpaid',
  overdue: 'unpaid',
  paid: 'paid',
  refunded: 'refunded',
};

const changeFor: Readonly<
  Record<Exclude<SaidPayment, 'refused'>, (tx: Tx, bill: BillRow) => Promise<Pick<BillChange, 'event' | 'entries'>>>
> = {
  paid: async () => ({ event: 'pay', entries: (standing) => paymentOf(undefined, standing) }),
  refunded: async () => ({ event: 'refund', entries: (standing) => refundOf(undefined, standing) }),
  unpaid: async (tx, bill) => {
    const books = await selectEntries(tx, bill.id);
    const reversed = new Set(books.map(({ reverses }) => reverses));
    const last = books.filter(({ id, kind }) => kind === 'payment' && !reversed.has(id)).at(-1);
    if (last === undefined) throw refuse(codes.requestError, { situation: 'conflict' });
    return { event: 'reverse', entries: () => counterOf(last.id, books) };
  },
};
