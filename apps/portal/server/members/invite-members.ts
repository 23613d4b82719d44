import { randomBytes } from 'node:crypto';
import { codes } from '@selvedge/error-catalogue';
import { putMail, refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext, RequestContext } from '../context';
import { inLanguage } from '../database/in-language';
import { communityTexts, memberInvitations, members, memberTexts } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { tokenHash } from '../identity/token';
import type { Tx } from '../joining/add-event';
import type { Telling } from '../joining/join-mails';
import { requireAccount } from '../joining/read-applications';
import { invitationMail } from './invitation-mail';

const day = 86_400_000;
const lasts = 60 * day;
/** Whoever was asked is left in peace for so long. */
const quiet = 7 * day;

interface Invited {
  readonly ccId: number;
  readonly ids: readonly number[];
}

/** Asks members without an account to sign in (the desk's button). */
export async function inviteAgain(context: RequestContext, { ccId, ids }: Invited) {
  requireRight(context, 'member.manage', ccId);
  return withTransaction(context.db, async (transaction) => {
    const invited = await inviteMembers(transaction, context, { ccId, ids });
    const details = { ids: [...ids], invited };
    await recordAct(transaction, context, { ccId, act: 'member.invite', subject: `community:${ccId}`, details });
    return { invited };
  });
}

/** Invites those of some members who have an address and no account, and were not asked in the last week. */
export async function inviteMembers(tx: Tx, context: Telling, { ccId, ids }: Invited): Promise<number> {
  const { now, origin } = context;
  const waiting = await selectWaiting(tx, { ccId, ids }, now);
  if (waiting.length === 0) return 0;
  const names = await tx.select().from(communityTexts).where(eq(communityTexts.communityId, ccId));
  const siteOf = new Map(names.map(({ language, name }) => [language, name]));
  const made = waiting.map((member) => ({ ...member, token: randomBytes(24).toString('base64url') }));
  const expiresAt = new Date(now.getTime() + lasts);
  for (let place = 0; place < made.length; place += 500) {
    await tx
      .insert(memberInvitations)
      .values(
        made.slice(place, place + 500).map(({ id, email, token }) => ({
          memberId: id,
          tokenHash: tokenHash(token),
          email,
          createdAt: now,
          expiresAt,
        })),
      )
      .onConflictDoUpdate({
        target: memberInvitations.memberId,
        set: {
          tokenHash: sql`excluded.token_hash`,
          email: sql`excluded.email`,
          createdAt: now,
          expiresAt,
          usedAt: null,
        },
      });
  }
  for (const { id, email, name, token } of made) {
    const mail = invitationMail({ name, origin, token, site: siteOf });
    await putMail(tx, { key: `invitation:${id}:${tokenHash(token).slice(0, 12)}`, to: email, ...mail });
  }
  return made.length;
}

async function selectWaiting(tx: Tx, { ccId, ids }: Invited, now: Date) {
  const found = [];
  for (let place = 0; place < ids.length; place += 1000) {
    const rows = await tx
      .select({ id: members.id, email: members.email, name: memberTexts.name })
      .from(members)
      .innerJoin(memberTexts, and(eq(memberTexts.memberId, members.id), eq(memberTexts.language, 'zh-cn')))
      .leftJoin(memberInvitations, eq(memberInvitations.memberId, members.id))
      .where(
        and(
          eq(members.communityId, ccId),
          inArray(members.id, ids.slice(place, place + 1000)),
          ne(members.state, 'left'),
          isNull(members.accountId),
          isNotNull(members.email),
          ne(members.email, ''),
          sql`(${memberInvitations.createdAt} is null or ${memberInvitations.createdAt} < ${new Date(now.getTime() - quiet)})`,
        ),
      );
    found.push(...rows.flatMap(({ id, email, name }) => (email === null ? [] : [{ id, email, name }])));
  }
  return found;
}

/** Whose membership an invitation is of; an old, used or made-up one is as if it were not there. */
export async function findInvitation(context: PortalContext, { token }: { readonly token: string }) {
  const row = await selectInvitation(context, token);
  if (row === undefined) throw refuse(codes.notFound);
  return { community: row.community, name: row.name };
}

/** Joins the caller's account with the membership. An account is one member of a community, and a member has one account. */
export async function acceptInvitation(context: RequestContext, { token }: { readonly token: string }) {
  const accountId = requireAccount(context);
  const row = await selectInvitation(context, token, accountId);
  if (row === undefined) throw refuse(codes.notFound);
  const { ccId, memberId } = row;
  return withTransaction(context.db, async (transaction) => {
    const [member] = await transaction.select().from(members).where(eq(members.id, memberId)).for('update');
    if (member?.accountId === accountId) return { member_id: memberId };
    const own = and(eq(members.accountId, accountId), eq(members.communityId, ccId));
    const isTaken = (await transaction.$count(members, own)) > 0;
    if (member === undefined || member.accountId !== null || member.state === 'left' || isTaken) {
      throw refuse(codes.requestError, { situation: 'conflict' });
    }
    await transaction.update(members).set({ accountId }).where(eq(members.id, memberId));
    await transaction
      .update(memberInvitations)
      .set({ usedAt: context.now })
      .where(eq(memberInvitations.memberId, memberId));
    await recordAct(transaction, context, { ccId, act: 'member.accept', subject: `member:${memberId}` });
    return { member_id: memberId };
  });
}

async function selectInvitation({ db, now, language }: PortalContext, token: string, accountId?: number) {
  const [row] = await db
    .select({
      ccId: members.communityId,
      memberId: members.id,
      owner: members.accountId,
      name: memberTexts.name,
      community: communityTexts.name,
      expiresAt: memberInvitations.expiresAt,
      usedAt: memberInvitations.usedAt,
    })
    .from(memberInvitations)
    .innerJoin(members, eq(members.id, memberInvitations.memberId))
    .innerJoin(memberTexts, eq(memberTexts.memberId, members.id))
    .innerJoin(communityTexts, eq(communityTexts.communityId, members.communityId))
    .where(eq(memberInvitations.tokenHash, tokenHash(token)))
    .orderBy(inLanguage(memberTexts.language, language), inLanguage(communityTexts.language, language))
    .limit(1);
  if (row === undefined || row.expiresAt <= now) return undefined;
  // Used up, but by the caller: the button was pressed twice.
  return row.usedAt === null || (accountId !== undefined && row.owner === accountId) ? row : undefined;
}
