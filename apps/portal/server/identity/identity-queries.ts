import type { Actor, Grant, Membership } from '@selvedge/domain/rights';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { type SessionKind, sessions } from '../database/schema';

/** A session that holds, with everything that its person may do. */
export interface SessionRow {
  readonly id: number;
  readonly kind: SessionKind;
  readonly accountId: number;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly memberships: readonly Membership[];
  readonly grants: readonly Grant[];
}

/** Zhejiang's day: terms of office begin and end with it. */
const today = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date`;

/** Who has left a community is no member of it, and holds nothing there any more. */
const rightsOf = (account: SQL, now: Date) => sql`
  coalesce((
    select json_agg(json_build_object('ccId', m.community_id, 'memberId', m.id) order by m.id)
    from members m where m.account_id = ${account} and m.state = 'active'), '[]'::json) as memberships,
  coalesce((
    select json_agg(distinct jsonb_build_object('ccId', r.community_id, 'permission', p.permission))
    from role_grants g join roles r on r.id = g.role_id join role_permissions p on p.role_id = r.id
    where g.account_id = ${account}
      or g.position_id in (
        select h.position_id from position_holders h join members m on m.id = h.member_id
        where m.account_id = ${account} and m.state = 'active' and m.community_id = r.community_id
          and h."from" <= ${today(now)} and (h.until is null or h.until > ${today(now)}))
      or g.category_id in (
        select m.category_id from members m
        where m.account_id = ${account} and m.state = 'active' and m.community_id = r.community_id)
  ), '[]'::json) as grants`;

/** The session of a token's hash: not revoked, not over, of a person who is still there. */
export async function selectSession(db: PortalDb, tokenHash: string, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await db.execute<{
    id: number;
    kind: SessionKind;
    account_id: number;
    seen_at: string;
    expires_at: string;
    memberships: Membership[];
    grants: Grant[];
  }>(sql`
    select s.id, s.kind, s.account_id, s.seen_at, s.expires_at, ${rightsOf(sql`s.account_id`, now)}
    from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${now.toISOString()}
      and a.erased_at is null`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { id, kind, account_id: accountId, memberships, grants } = row;
  return {
    id,
    kind,
    accountId,
    seenAt: new Date(row.seen_at),
    expiresAt: new Date(row.expires_at),
    memberships,
    grants,
  };
}

/** What an account may do, without a session of it. */
export async function selectRights(db: Pick<PortalDb, 'execute'>, accountId: number, now: Date): Promise<Actor> {
  const { rows } = await db.execute<{ memberships: Membership[]; grants: Grant[] }>(
    sql`select ${rightsOf(sql`${accountId}::int`, now)}`,
  );
  return { accountId, memberships: rows[0]?.memberships ?? [], grants: rows[0]?.grants ?? [] };
}

/** Notes that a session is in use, at most every few minutes. */
export async function touchSession(db: PortalDb, id: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - touchEvery);
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.seenAt, before)));
}

/** Milliseconds between two notes that a session is in use. */
export const touchEvery = 5 * 60_000;
