import { billStateOf, type Day, dayAt, isOverdue, reminderLasts, remindersOn, standingOf } from '@selvedge/domain/fees';
import { withTransaction } from '@selvedge/server-kit';
import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { billNotices, bills, instalments } from '../database/schema';
import { outstanding } from './bill-list';
import { hasWaitingVoucher, lockBill, selectEntries, selectInstalments, settledOf, type Tx } from './bill-queries';
import { changeBill } from './change-bill';
import { tellOnce } from './tell-once';

/** What works by the clock needs: the database, the moment, and where links in mails lead. */
export interface ClockWorld {
  readonly db: PortalDb;
  readonly now: Date;
  readonly originOf: (ccId: number) => string;
}

const open = ['unpaid', 'part_paid', 'overdue'] as const;

/** How many days around its due day a bill is looked at: the longest that a reminder may lie away. */
const around = { before: 90, after: 380 };

const atOnce = 200;

/**
 * Looks at every open bill of which something is due soon or was: notes what is overdue, and reminds, each reminder once.
 * Any number of instances may do it at the same time.
 *
 * @returns how many reminders were put
 */
export async function remindOfBills(world: ClockWorld): Promise<number> {
  const today = dayAt(world.now);
  let told = 0;
  for (let after = 0; ; ) {
    const rows = await world.db
      .select({ id: bills.id })
      .from(bills)
      .where(and(inArray(bills.state, [...open]), gt(bills.id, after), hasSomethingToDo(today)))
      .orderBy(asc(bills.id))
      .limit(atOnce);
    for (const { id } of rows) told += await withTransaction(world.db, (tx) => remindOf(tx, world, id));
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return told;
    after = last.id;
  }
}

/**
 * That something of a bill became overdue, or that a reminder of something still open has come which was not noted: the
 * job looks every hour, and most of the time there is nothing to do.
 */
function hasSomethingToDo(today: Day): SQL {
  const day = sql`${today}::date`;
  return sql`exists (
    select 1 from ${instalments} as i
    where i.bill_id = ${bills.id}
      and i.due_on < ${day} + ${around.before}::int and i.due_on > ${day} - ${around.after}::int
      and (${bills.state} = 'unpaid' or ${bills.cents} - ${outstanding} < (
        select sum(j.cents) from ${instalments} as j where j.bill_id = i.bill_id and j.number <= i.number))
      and ((${bills.state} <> 'overdue' and i.due_on < ${day}) or exists (
        select 1 from jsonb_array_elements_text(${bills.reminders}) as r(days)
        where i.due_on + r.days::int <= ${day} and i.due_on + r.days::int + ${reminderLasts}::int > ${day}
          and not exists (
            select 1 from ${billNotices} as n
            where n.bill_id = i.bill_id and n.kind = 'reminder' and n.instalment = i.number and n."offset" = r.days::int))))`;
}

async function remindOf(tx: Tx, world: ClockWorld, id: number): Promise<number> {
  const bill = await lockBill(tx, id);
  // Paid, or under review, since it was listed: nobody is reminded of what they have done.
  if (bill === undefined || !(open as readonly string[]).includes(bill.state)) return 0;
  const today = dayAt(world.now);
  const standing = standingOf(await selectEntries(tx, id));
  const parts = await selectInstalments(tx, id);
  const facts = {
    hasVoucher: await hasWaitingVoucher(tx, id),
    isOverdue: isOverdue(parts, settledOf(standing), today),
  };
  if (bill.state !== 'overdue' && billStateOf(standing, facts) === 'overdue') {
    await changeBill(tx, bill, { event: 'lapse', accountId: null, now: world.now });
  }
  let told = 0;
  for (const { instalment, offset } of remindersOn(today, parts, settledOf(standing), bill.reminders)) {
    const notice = { kind: 'reminder', instalment: instalment.number, offset } as const;
    const news = { kind: 'reminder', dueOn: instalment.dueOn, open: instalment.cents, offset } as const;
    const telling = { now: world.now, origin: world.originOf(bill.communityId) };
    if (await tellOnce(tx, telling, bill, notice, news)) told += 1;
  }
  return told;
}
