import { may } from '@selvedge/domain/rights';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { Writing } from '../activities/enrolment-queries';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { schedules } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { stateOf } from './schedule-queries';

type ScheduleContext = Pick<RequestContext, 'db' | 'now' | 'actor' | 'limit'>;

interface Fields {
  readonly ccId: number;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  readonly start_time: number;
  readonly end_time: number;
}

/** Puts an entry into one's own calendar, or with the right to it into the association's. */
export async function createSchedule(context: ScheduleContext, fields: Fields & { readonly is_community: boolean }) {
  const { ccId, is_community: isCommunity } = fields;
  const { actor, now } = context;
  if (actor === null) throw refuse(codes.unauthorized);
  if (isCommunity) requireRight(context, 'activity.manage', ccId);
  await context.limit('account', `schedule:${actor.accountId}`);
  const columns = columnsOf(fields);
  return withTransaction(context.db, async (transaction) => {
    const row = onlyRow(
      await transaction
        .insert(schedules)
        .values({
          ...columns,
          communityId: ccId,
          accountId: isCommunity ? null : actor.accountId,
          createdAt: now,
          updatedAt: now,
        })
        .returning(),
    );
    await noteAct(transaction, context, row, 'create');
    return { id: row.id };
  });
}

/** Changes an entry. */
export function updateSchedule(context: ScheduleContext, fields: Fields & { readonly scheduleId: number }) {
  return change(context, fields.scheduleId, 'update', async (db, id) => {
    await db
      .update(schedules)
      .set({ ...columnsOf(fields), updatedAt: context.now })
      .where(eq(schedules.id, id));
  });
}

/** Says that an entry is planned, done or cancelled. */
export function operateSchedule(
  context: ScheduleContext,
  { scheduleId, status }: { readonly scheduleId: number; readonly status: number },
) {
  return change(context, scheduleId, 'operate', async (db, id) => {
    const state = stateOf[status as keyof typeof stateOf];
    await db.update(schedules).set({ state, updatedAt: context.now }).where(eq(schedules.id, id));
  });
}

/** Takes an entry out of the calendar; what is gone already, or somebody else's, does no harm. */
export async function removeSchedule(context: ScheduleContext, { scheduleId }: { readonly scheduleId: number }) {
  await changeIfThere(context, scheduleId, 'delete', async (db, id) => {
    await db.delete(schedules).where(eq(schedules.id, id));
  });
  return {};
}

async function change(...asked: Parameters<typeof changeIfThere>) {
  const changed = await changeIfThere(...asked);
  if (changed === undefined) throw refuse(codes.notFound);
  return changed;
}

/** Changes an entry; somebody else's is not there for who asks. */
async function changeIfThere(
  context: ScheduleContext,
  scheduleId: number,
  act: string,
  work: (db: Writing, id: number) => Promise<void>,
) {
  const { actor } = context;
  if (actor === null) throw refuse(codes.unauthorized);
  return withTransaction(context.db, async (transaction) => {
    const [row] = await transaction.select().from(schedules).where(eq(schedules.id, scheduleId)).for('update');
    const isMine = row?.accountId === actor.accountId;
    const isOurs = row?.accountId === null && may(actor, 'activity.manage', row.communityId);
    if (row === undefined || !(isMine || isOurs)) return undefined;
    await work(transaction, row.id);
    await noteAct(transaction, context, row, act);
    return { id: row.id };
  });
}

/** The association's calendar is written down; what somebody does in their own is theirs. */
async function noteAct(
  db: Writing,
  context: ScheduleContext,
  { id, communityId, accountId, title }: typeof schedules.$inferSelect,
  act: string,
): Promise<void> {
  if (accountId !== null) return;
  await recordAct(db, context, {
    ccId: communityId,
    act: `schedule.${act}`,
    subject: `schedule:${id}`,
    details: { title },
  });
}

function columnsOf({ title, place, note, start_time, end_time }: Fields) {
  if (end_time <= start_time) throw refuse(codes.tooSmall, { issues: [fieldIssue('end_time', codes.tooSmall)] });
  return { title, place, note, startsAt: new Date(start_time * 1000), endsAt: new Date(end_time * 1000) };
}
