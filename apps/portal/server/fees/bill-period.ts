import { dayAt, type FeePeriod } from '@selvedge/domain/fees';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../bills/bill-queries';
import { issueBill } from '../bills/issue-bill';
import { tellOnce } from '../bills/tell-once';
import { bills, feePeriods, feeSettings, type fees, feeTexts, type Language } from '../database/schema';
import { selectCandidates } from './fee-queries';
import { type PlannedBill, planBills } from './plan-bills';

export type FeeRow = typeof fees.$inferSelect;

export interface Billing {
  readonly now: Date;
  readonly origin: string;
  /** Null when it comes by itself. */
  readonly accountId: number | null;
  readonly kind: 'issued' | 'renewed';
  /** Only this member of those whom the fee is for, who may be admitted and no member yet. */
  readonly joinerId?: number;
  /** Whether nobody is told: somebody else tells of it. */
  readonly isSilent?: boolean;
  /** Only who joined on a day or later. */
  readonly joinedSince?: string;
}

export interface Billed {
  readonly bills: number;
  readonly cents: number;
}

/**
 * Bills a period of a fee: everybody whom it is for, once each, however often it is done and by how many at the same
 * time. Who pays is told of it in the same transaction.
 */
export async function billPeriod(tx: Tx, fee: FeeRow, period: FeePeriod, billing: Billing): Promise<Billed> {
  const today = dayAt(billing.now);
  const { joinerId } = billing;
  const candidates = await selectCandidates(tx, { ccId: fee.communityId, today, joinerId });
  const planned = planBills(fee, period, candidates, today).filter(
    ({ memberId, joinedOn }) =>
      (joinerId === undefined || memberId === joinerId) &&
      (billing.joinedSince === undefined || joinedOn >= billing.joinedSince),
  );
  await tx
    .insert(feePeriods)
    .values({ feeId: fee.id, from: period.from, until: period.until, billedAt: billing.now })
    .onConflictDoNothing();
  const titles = await titlesOf(tx, fee.id);
  const currency = await currencyOf(tx, fee.communityId);
  let count = 0;
  let sum = 0;
  for (const bill of planned) {
    const isNew = await billOne(tx, fee, period, { bill, titles, currency, billing });
    if (!isNew) continue;
    count += 1;
    sum += bill.instalments.reduce((all, part) => all + part.cents, 0);
  }
  return { bills: count, cents: sum };
}

/** The key of a bill of a fee: one a period and payer. */
export function billKey(feeId: number, period: FeePeriod, { subject }: Pick<PlannedBill, 'subject'>): string {
  return `fee:${feeId}:${period.from}:${subject}`;
}

interface One {
  readonly bill: PlannedBill;
  readonly titles: Readonly<Record<Language, string>>;
  readonly currency: string;
  readonly billing: Billing;
}

async function billOne(
  tx: Tx,
  fee: FeeRow,
  period: FeePeriod,
  { bill, titles, currency, billing }: One,
): Promise<boolean> {
  const { id, isNew } = await issueBill(
    tx,
    {
      communityId: fee.communityId,
      key: billKey(fee.id, period, bill),
      feeId: fee.id,
      period,
      memberId: bill.memberId,
      companyId: bill.companyId,
      payer: bill.payer,
      titles,
      currency,
      instalments: bill.instalments,
      reminders: fee.reminders,
    },
    billing,
  );
  if (!isNew) return false;
  if (billing.isSilent) return true;
  const [row] = await tx.select().from(bills).where(eq(bills.id, id));
  const [first] = bill.instalments;
  if (row !== undefined && first !== undefined) {
    const news = { kind: billing.kind, dueOn: first.dueOn } as const;
    await tellOnce(tx, billing, row, { kind: billing.kind, instalment: 0, offset: 0 }, news);
  }
  return true;
}

/** A fee's title in every language; where it is written in one only, that one stands for both. */
export async function titlesOf(tx: Pick<Tx, 'select'>, feeId: number): Promise<Readonly<Record<Language, string>>> {
  const rows = await tx.select().from(feeTexts).where(eq(feeTexts.feeId, feeId));
  const of = (language: Language) => rows.find((row) => row.language === language)?.title;
  return { 'zh-cn': of('zh-cn') ?? of('en') ?? '', en: of('en') ?? of('zh-cn') ?? '' };
}

export async function currencyOf(tx: Pick<Tx, 'select'>, communityId: number): Promise<string> {
  const [row] = await tx.select().from(feeSettings).where(eq(feeSettings.communityId, communityId));
  return row?.currency ?? 'CNY';
}

/** Which of these keys are billed already. */
export async function billedKeys(
  tx: Pick<Tx, 'select'>,
  ccId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .select({ key: bills.key })
    .from(bills)
    .where(and(eq(bills.communityId, ccId), inArray(bills.key, [...keys])));
  return new Set(rows.map(({ key }) => key));
}
