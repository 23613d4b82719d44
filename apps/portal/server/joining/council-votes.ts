import type { RawCouncilVote } from '@selvedge/api-contract/community';
import type { VoteChoice } from '@selvedge/domain/joining';
import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, asc, eq, sql } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { joinApplications, joinVotes } from '../database/schema';
import { categoryChoices } from '../directory/choices';
import { selectApplication, selectFormOf, selectVersion, selectVotes } from './application-queries';
import { titled } from './titled';

/** Who asks, as a member of the community. */
function memberHere({ actor }: PortalContext, ccId: number): number {
  const own = actor?.memberships.find((membership) => membership.ccId === ccId);
  if (own === undefined) throw refuse(codes.withoutPermission);
  return own.memberId;
}

/** The open votes that who asks may take part in, what ends first first. */
export async function listCouncilVotes(context: PortalContext, { ccId }: { readonly ccId: number }) {
  const memberId = memberHere(context, ccId);
  const rows = await context.db
    .select()
    .from(joinApplications)
    .where(
      and(
        eq(joinApplications.communityId, ccId),
        eq(joinApplications.state, 'running'),
        eq(joinApplications.stage, 'vote'),
        sql`${joinApplications.electorate} @> ${JSON.stringify([memberId])}::jsonb`,
      ),
    )
    .orderBy(sql`${joinApplications.deadline} asc nulls last`, asc(joinApplications.id))
    .limit(60);
  if (rows.length === 0) return { list: [] };
  const regions = await titled(categoryChoices(context, ccId, 'region'));
  const list = await Promise.all(
    rows.map(async (row): Promise<RawCouncilVote> => {
      const [form, version, votes] = await Promise.all([
        selectFormOf(context, row.joinFormId),
        selectVersion(context.db, row.formVersionId),
        selectVotes(context.db, row.id),
      ]);
      return {
        id: row.id,
        name: row.name,
        kind: form.kind,
        form: form.title,
        deadline: row.deadline === null ? null : Math.floor(row.deadline.getTime() / 1000),
        choice: votes.find((vote) => vote.memberId === memberId)?.choice ?? null,
        voted: votes.length,
        electorate: row.electorate.length,
        answers: { ...row.answers },
        custom_form: {
          id: version.id,
          number: version.number,
          form: version.form as RawCouncilVote['custom_form']['form'],
        },
        regions,
      };
    }),
  );
  return { list };
}

interface Cast {
  readonly ccId: number;
  readonly id: number;
  readonly choice: VoteChoice;
}

/** Votes, or changes one's vote, as long as the vote is open. */
export async function castVote(context: PortalContext, { ccId, id, choice }: Cast) {
  const memberId = memberHere(context, ccId);
  return withTransaction(context.db, async (transaction) => {
    const row = await selectApplication(transaction, id, true);
    if (row === undefined || row.communityId !== ccId || !row.electorate.includes(memberId))
      throw refuse(codes.notFound);
    const isOver = row.deadline !== null && row.deadline <= context.now;
    if (row.state !== 'running' || row.stage !== 'vote' || isOver) {
      throw refuse(codes.requestError, { situation: 'conflict' });
    }
    await transaction
      .insert(joinVotes)
      .values({ applicationId: id, memberId, choice, votedAt: context.now })
      .onConflictDoUpdate({
        target: [joinVotes.applicationId, joinVotes.memberId],
        set: { choice, votedAt: context.now },
      });
    // That somebody voted is an act; what they said stands in the count alone.
    await recordAct(transaction, context, { ccId, act: 'join.vote', subject: `application:${id}` });
    return { done: true } as const;
  });
}
