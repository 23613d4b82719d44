import type { RawUserCard } from '@selvedge/api-contract/community';
import { isNick } from '@selvedge/domain/account';
import type { Actor } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { sql } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { members } from '../database/schema';
import { isSeen } from '../directory/audience';
import { isNickTaken } from './account-queries';
import { qrSvg } from './qr-svg';

interface Searched {
  readonly keywords: string;
  readonly limit: number;
  readonly offset: number;
}

/**
 * The people whom somebody may see: who is a member of the same community and shows its members the name. The filter is
 * the directory's, so that nobody is found here who is hidden there, and no picture is shown that is hidden there.
 */
const shared = (actor: Actor) => sql`
  select ${members.accountId} as account_id,
    array_agg(${members.communityId} order by ${members.communityId}) as communities,
    bool_or(${members.privacy}->>'picture' <> 'hidden') as shows_picture
  from ${members}
  where ${members.accountId} is not null and ${isSeen('members')}
    and ${members.communityId} = any(${sql.param(actor.memberships.map(({ ccId }) => ccId))}::int[])
  group by ${members.accountId}`;

interface CardRow extends Record<string, unknown> {
  readonly id: number;
  readonly nick: string;
  readonly avatar: string | null;
  readonly communities: number[];
  readonly total: number;
}

/** People by a part of their nick, among those who share a community with the caller. */
export async function searchPeople({ db, actor }: RequestContext, { keywords, limit, offset }: Searched) {
  if (actor === null) throw refuse(codes.unauthorized);
  const pattern = `%${keywords.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<CardRow>(sql`
    select a.id, a.nick, case when s.shows_picture then a.avatar end as avatar, s.communities, count(*) over ()::int as total
    from (${shared(actor)}) s join accounts a on a.id = s.account_id
    where a.erased_at is null and lower(a.nick) like ${pattern}
    order by lower(a.nick), a.id limit ${limit} offset ${offset}`);
  return { list: rows.map(card), total: rows[0]?.total ?? 0 };
}

/**
 * What the caller may see of a person.
 *
 * @throws {RefusedRequest} 404 for whoever shares no community, as for somebody who is not there.
 */
export async function findPerson({ db, actor }: RequestContext, { id }: { readonly id: number }): Promise<RawUserCard> {
  if (actor === null) throw refuse(codes.unauthorized);
  const { rows } = await db.execute<CardRow>(sql`
    select a.id, a.nick, case when s.shows_picture or a.id = ${actor.accountId} then a.avatar end as avatar,
      coalesce(s.communities, '{}') as communities, 1 as total
    from accounts a left join (${shared(actor)}) s on s.account_id = a.id
    where a.id = ${id} and a.erased_at is null and (s.account_id is not null or a.id = ${actor.accountId})`);
  const [row] = rows;
  if (row === undefined) throw refuse(codes.notFound);
  return card(row);
}

function card({ id, nick, avatar, communities }: CardRow): RawUserCard {
  return { id, nick, avatar, communities };
}

/** Whether a nick can be taken. */
export async function checkNick({ db, limit }: RequestContext, { nick }: { readonly nick: string }) {
  await limit('nick');
  return { is_free: isNick(nick) && !(await isNickTaken(db, nick)) };
}

/** The caller's own card as a picture to be scanned. */
export async function showOwnCode({ actor, origin }: RequestContext) {
  const content = `${origin}/card/${actor?.accountId ?? 0}`;
  return { content, svg: await qrSvg(content) };
}
