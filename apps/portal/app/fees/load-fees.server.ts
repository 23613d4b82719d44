import { requireHere } from '../account/own-page.server';
import type { PortalApi } from '../api.server';
import { calendarDay, daysBetween, fullDay } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { orNotFound, recordId } from '../page/or-not-found.server';
import { moneyText } from './money-text';

const size = 60;

/** A person's own bills, worded. */
export async function loadFees(api: PortalApi, request: Request, locale: Locale) {
  await requireHere(api, request, locale);
  const { list } = await api.fees.page({ ccId: await communityId(api), limit: size, offset: 0 });
  return list.map(({ id, title, state, cents, outstanding, currency, due_on, period }) => ({
    ...{ id, title, state },
    amount: moneyText(outstanding > 0 ? outstanding : cents, currency, locale),
    due: due_on === null ? null : calendarDay(due_on, locale),
    period: period === null ? null : daysBetween(period, locale),
  }));
}

export type FeeEntry = Awaited<ReturnType<typeof loadFees>>[number];

/** One bill with all that its page shows; null when it is not there for who asks. */
export async function loadFee(api: PortalApi, request: Request, asked: string | undefined, locale: Locale) {
  await requireHere(api, request, locale);
  const billId = recordId(asked);
  const bill = billId === null ? null : await orNotFound(api.fees.payDetail({ billId }));
  if (bill === null) return null;
  const money = (cents: number) => moneyText(cents, bill.currency, locale);
  return {
    ...bill,
    amountText: money(bill.cents),
    paidText: money(bill.paid),
    openText: money(bill.outstanding),
    periodText: bill.period && daysBetween(bill.period, locale),
    /** What the form suggests, in whole units of the currency. */
    suggested: (bill.outstanding / 100).toFixed(2),
    instalments: bill.instalments.map((part) => ({
      number: part.number,
      due: calendarDay(part.due_on, locale),
      amount: money(part.cents),
      isOpen: part.open > 0,
    })),
    receipts: bill.receipts.map((receipt) => ({
      ...receipt,
      amount: money(receipt.cents),
      booked: calendarDay(receipt.booked_on, locale),
    })),
    vouchers: bill.vouchers.map(({ id, state, reason, cents, file, sent_time }) => ({
      ...{ id, state, reason, url: file.url, name: file.name },
      amount: money(cents),
      sent: fullDay(sent_time, locale),
    })),
  };
}

export type Fee = NonNullable<Awaited<ReturnType<typeof loadFee>>>;
