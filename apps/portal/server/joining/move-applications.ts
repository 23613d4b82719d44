import { stageDeadline } from '@selvedge/domain/joining';
import { withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { joinApplications } from '../database/schema';
import { nextVersion, versionOf } from '../desk/version';
import { addEvent, type Tx } from './add-event';
import { type ApplicationRow, selectApplication, selectVotesDue } from './application-queries';
import { askCouncil } from './ask-council';
import { advance, councilCount } from './decide-application';
import { wereDuesPaid } from './first-dues';
import type { Telling } from './join-mails';

interface Moving {
  readonly db: PortalDb;
  readonly now: Date;
  /** The address of a community's portal, to which links lead. */
  readonly originOf: (ccId: number) => string;
}

/** Lets applications go on that wait for nobody any more: votes whose time is over, dues that were paid. */
export async function moveApplications({ db, now, originOf }: Moving): Promise<number> {
  const inDues = await db
    .select({ id: joinApplications.id })
    .from(joinApplications)
    .where(and(eq(joinApplications.state, 'running'), eq(joinApplications.stage, 'dues')))
    .limit(500);
  const due = [...(await selectVotesDue(db, now)), ...inDues];
  let moved = 0;
  for (const { id } of due) {
    moved += await withTransaction(db, async (tx) => {
      // Looked at again under the lock: somebody at the desk may have been faster.
      const row = await selectApplication(tx, id, true);
      if (row === undefined) return 0;
      const byItself = { actor: null, now, origin: originOf(row.communityId), language: row.language } as const;
      return (await move(tx, byItself, row)) ? 1 : 0;
    });
  }
  return moved;
}

async function move(tx: Tx, context: Telling, row: ApplicationRow): Promise<boolean> {
  if (row.state !== 'running') return false;
  const isMoved = row.stage === 'vote' ? await endVote(tx, context, row) : await leaveDues(tx, context, row);
  if (!isMoved) return false;
  const updatedAt = nextVersion(row.updatedAt, versionOf(row.updatedAt), context.now);
  await tx.update(joinApplications).set({ updatedAt }).where(eq(joinApplications.id, row.id));
  return true;
}

async function leaveDues(tx: Tx, context: Telling, row: ApplicationRow): Promise<boolean> {
  if (row.stage !== 'dues' || !(await wereDuesPaid(tx, row))) return false;
  await advance(tx, context, row);
  return true;
}

/** Without a quorum nothing is decided: the vote goes on as long again, and the desk sees why. */
async function endVote(tx: Tx, context: Telling, row: ApplicationRow): Promise<boolean> {
  if (row.deadline === null || row.deadline > context.now) return false;
  const stage = row.stages.find(({ kind }) => kind === 'vote');
  const { outcome, needed } = await councilCount(tx, row);
  if (outcome !== 'no_quorum') {
    await advance(tx, context, row);
    return true;
  }
  const deadline = stageDeadline(stage ?? { days: null }, context.now);
  await tx.update(joinApplications).set({ deadline }).where(eq(joinApplications.id, row.id));
  const details = { outcome, needed };
  await addEvent(tx, context, row.id, { kind: 'vote_counted', stage: 'vote', details, isShown: false });
  await askCouncil(tx, context, { ...row, deadline });
  return true;
}
