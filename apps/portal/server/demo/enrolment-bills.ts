import { addDays, dayAt } from '@selvedge/domain/fees';
import { cents } from '@selvedge/domain/money';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { enrolmentBillKey } from '../activities/enrolment-bill';
import type { Tx } from '../bills/bill-queries';
import { activities, activityTexts, enrolments, type Language } from '../database/schema';
import { type Fate, liveBill } from './lived-bill';
import type { DemoBill } from './write-bills';

interface Demo {
  readonly db: Pick<Tx, 'select'>;
  readonly communityId: number;
  readonly now: Date;
}

/** What became of a bill, by how the money of its enrolment stands. */
const fates: Readonly<Partial<Record<(typeof enrolments.$inferSelect)['payment'], Fate>>> = {
  unpaid: 'unpaid',
  paid: 'paid',
  // It was paid, and the activity called off: the secretariat has not given it back yet.
  refund_due: 'paid',
  // It was called off before it was paid.
  free: 'waived',
};

/** The bills of the demo's parties that have, or had, places which cost something: as if each had enrolled itself. */
export async function enrolmentBills({ db, communityId, now }: Demo): Promise<readonly DemoBill[]> {
  const rows = await db
    .select({ enrolment: enrolments, startsAt: activities.startsAt })
    .from(enrolments)
    .innerJoin(activities, eq(activities.id, enrolments.activityId))
    .where(
      and(
        eq(activities.communityId, communityId),
        gt(enrolments.totalCents, 0),
        inArray(enrolments.state, ['confirmed', 'cancelled']),
      ),
    )
    .orderBy(asc(enrolments.enrolledAt), asc(enrolments.id));
  const titles = await titlesOf(db);
  return rows.flatMap(({ enrolment, startsAt }): DemoBill[] => {
    const { id, accountId, contact, totalCents, payment, enrolledAt, activityId } = enrolment;
    const fate = fates[payment];
    const title = titles.get(activityId);
    if (fate === undefined || title === undefined) return [];
    const instalments = [{ number: 1, dueOn: dayAt(startsAt), cents: cents(totalCents) }];
    return [
      {
        key: enrolmentBillKey(id),
        feeId: null,
        period: null,
        accountId,
        titles: title,
        plan: { memberId: null, companyId: null, payer: contact, instalments },
        issuedAt: enrolledAt,
        isRenewal: false,
        reminders: [],
        life: liveBill(fate, instalments, addDays(dayAt(enrolledAt), 2), now),
      },
    ];
  });
}

async function titlesOf(db: Demo['db']): Promise<ReadonlyMap<number, Readonly<Record<Language, string>>>> {
  const rows = await db.select().from(activityTexts);
  const titles = new Map<number, Record<Language, string>>();
  for (const { activityId, language, title } of rows) {
    titles.set(activityId, { ...(titles.get(activityId) ?? { 'zh-cn': title, en: title }), [language]: title });
  }
  return titles;
}
