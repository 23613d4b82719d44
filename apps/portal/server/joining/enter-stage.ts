import { type StageKind, stageDeadline } from '@selvedge/domain/joining';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { bills, joinApplications, members, positionHolders, positions } from '../database/schema';
import { billFirstFee } from '../fees/first-fee';
import { isRunning } from '../positions/running-term';
import { addEvent, type Tx } from './add-event';
import { admitApplicant } from './admit-applicant';
import type { ApplicationRow } from './application-queries';
import type { Telling } from './join-mails';

/** Lets an application come to a stage; what the stage needs is made ready, and nobody is told. */
export async function enterStage(
  tx: Tx,
  context: Telling,
  row: ApplicationRow,
  kind: StageKind,
): Promise<ApplicationRow> {
  const stage = row.stages.find((one) => one.kind === kind);
  if (stage === undefined) throw new Error(`The application ${row.id} has no stage ${kind}.`);
  const electorate =
    kind === 'vote' ? await electorateOf(tx, row, stage.vote?.positions ?? [], context.now) : row.electorate;
  const deadline = stageDeadline(stage, context.now);
  const [entered] = await tx
    .update(joinApplications)
    .set({ stage: kind, deadline, electorate: [...electorate] })
    .where(eq(joinApplications.id, row.id))
    .returning();
  if (entered === undefined) throw new Error(`The application ${row.id} is gone.`);
  await addEvent(tx, context, row.id, { kind: 'stage', stage: kind, isShown: true });
  if (kind === 'dues') {
    const { memberId } = await admitApplicant(tx, context, row);
    if (memberId !== null) await billApplicant(tx, context, row, memberId);
  }
  return entered;
}

/** Who is only admitted is no member yet: the first bills are theirs as a person, so that they see and pay them. */
async function billApplicant(tx: Tx, context: Telling, row: ApplicationRow, memberId: number): Promise<void> {
  const first = await billFirstFee(tx, context, { ccId: row.communityId, memberId });
  const ids = first.bills.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(bills)
    .set({ accountId: row.accountId })
    .where(and(inArray(bills.id, ids), isNull(bills.accountId)));
}

/** Who holds one of the offices on the day that the vote opens; later elections change nothing of it. */
async function electorateOf(tx: Tx, { communityId }: ApplicationRow, offices: readonly number[], now: Date) {
  const ofVote = offices.length > 0 ? inArray(positions.id, [...offices]) : eq(positions.rank, 'council');
  const rows = await tx
    .selectDistinct({ id: members.id })
    .from(positionHolders)
    .innerJoin(positions, eq(positions.id, positionHolders.positionId))
    .innerJoin(members, eq(members.id, positionHolders.memberId))
    .where(and(eq(positions.communityId, communityId), eq(members.state, 'active'), isRunning(now), ofVote));
  return rows.map(({ id }) => id);
}
