import { countVote, isOfStage, stageAfter } from '@selvedge/domain/joining';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext, RequestContext } from '../context';
import { joinApplications } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { nextVersion, versionOf } from '../desk/version';
import { activateApplicant } from './activate-applicant';
import { addEvent, type Tx } from './add-event';
import { dropApplicant } from './admit-applicant';
import { type ApplicationRow, selectApplication, selectVotes } from './application-queries';
import { beginStage } from './begin-stage';
import { areDuesSettled } from './first-dues';
import { type Telling, tellApplicant } from './join-mails';
import { countToWire } from './read-applications';
import { requireAct } from './write-application';

interface Decision {
  readonly ccId: number;
  readonly id: number;
  readonly version: number;
  readonly decision: 'advance' | 'refuse';
  readonly reason: string;
}

/** Decides on an application at its stage: it goes on, becomes a membership, or ends with a reason. */
export async function decideApplication(context: RequestContext, { decision, reason, ...one }: Decision) {
  return changeSent(context, one, async (transaction, row) => {
    if (decision === 'refuse') await refuseApplication(transaction, context, row, reason);
    else await advance(transaction, context, row);
    const details = { decision, stage: row.stage, name: row.name, ...(reason && { reason }) };
    return { act: `join.${decision}`, details };
  });
}

interface Change {
  readonly act: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Changes an application that was sent, by somebody of its stage, unless somebody else has since it was read. */
export async function changeSent(
  context: PortalContext,
  { ccId, id, version }: Pick<Decision, 'ccId' | 'id' | 'version'>,
  work: (transaction: Tx, row: ApplicationRow) => Promise<Change>,
) {
  requireRight(context, 'join.approve', ccId);
  return withTransaction(context.db, async (transaction) => {
    const row = await selectApplication(transaction, id, true);
    if (row === undefined || row.communityId !== ccId || row.state === 'draft') throw refuse(codes.notFound);
    const stage = row.stages.find(({ kind }) => kind === row.stage);
    if (stage !== undefined && !isOfStage(stage, context.actor?.accountId ?? 0)) throw refuse(codes.withoutPermission);
    const updatedAt = nextVersion(row.updatedAt, version, context.now);
    const { act, details } = await work(transaction, row);
    await transaction.update(joinApplications).set({ updatedAt }).where(eq(joinApplications.id, id));
    await recordAct(transaction, context, { ccId, act, subject: `application:${id}`, details });
    return { id, version: versionOf(updatedAt) };
  });
}

/** Ends an application with a reason that the applicant reads. */
export async function refuseApplication(tx: Tx, context: Telling, row: ApplicationRow, reason: string): Promise<void> {
  if (reason === '') throw refuse(codes.required, { issues: [fieldIssue('reason', codes.required)] });
  const state = requireAct(row, 'refuse');
  await tx
    .update(joinApplications)
    .set({ state, reason, endedAt: context.now, deadline: null })
    .where(eq(joinApplications.id, row.id));
  await dropApplicant(tx, context, row);
  await addEvent(tx, context, row.id, { kind: 'refused', stage: row.stage, text: reason, isShown: true });
  await tellApplicant(tx, context, row, 'refused', { text: reason });
}

/**
 * Lets an application go on. What its stage asks for must be there: a visit was made, the council has said yes, the
 * first dues are settled.
 */
export async function advance(tx: Tx, context: Telling, row: ApplicationRow): Promise<void> {
  requireAct(row, 'advance');
  const { stage } = row;
  if (stage === null) throw refuse(codes.requestError, { situation: 'conflict' });
  await finished[stage](tx, context, row);
  const next = stageAfter(row.stages, stage);
  const [fresh] = await tx.select().from(joinApplications).where(eq(joinApplications.id, row.id));
  // The council may have said no.
  if (fresh === undefined || fresh.state !== 'running') return;
  if (next === null) await activateApplicant(tx, context, fresh);
  else await beginStage(tx, context, fresh, next.kind);
}

type Finish = (tx: Tx, context: Telling, row: ApplicationRow) => Promise<void>;

const missing = (field: string) => refuse(codes.required, { issues: [fieldIssue(field, codes.required)] });

const finished: Readonly<Record<NonNullable<ApplicationRow['stage']>, Finish>> = {
  review: async () => {},
  certificate: async () => {},
  async visit(tx, _, { id }) {
    const visits = await tx.query.joinEvents.findFirst({
      where: (event, { and, eq: is }) => and(is(event.applicationId, id), is(event.kind, 'visit')),
    });
    if (visits === undefined) throw missing('visit');
  },
  async vote(tx, context, row) {
    const count = await councilCount(tx, row);
    const { outcome } = count;
    if (outcome === 'no_quorum') {
      throw refuse(codes.outOfRange, { situation: 'conflict', issues: [fieldIssue('vote', codes.outOfRange)] });
    }
    // The applicant reads the outcome, the house also how it fell.
    const details = countToWire(count);
    await addEvent(tx, context, row.id, { kind: 'vote_counted', stage: 'vote', details, isShown: false });
    if (outcome === 'rejected') await refuseApplication(tx, context, row, voteReason[row.language]);
  },
  async dues(tx, _, row) {
    if (!(await areDuesSettled(tx, row))) throw missing('dues');
  },
};

const voteReason = { 'zh-cn': '理事会表决未通过。', en: 'The council did not vote for it.' } as const;

/** The count of an application's vote as it stands. */
export async function councilCount(tx: Pick<Tx, 'select'>, row: ApplicationRow) {
  const rule = row.stages.find(({ kind }) => kind === 'vote')?.vote;
  if (rule === undefined) throw new Error(`The application ${row.id} is voted on without a rule.`);
  return countVote(row.electorate, await selectVotes(tx, row.id), rule);
}
