import type { FeePayer } from '@selvedge/domain/fees';
import { cents } from '@selvedge/domain/money';
import { sql } from 'drizzle-orm';
import type { Tx } from '../bills/bill-queries';

/** Somebody who may be billed, with all that a fee goes by. */
export interface Candidate extends FeePayer {
  readonly memberId: number;
  readonly companyId: number | null;
  readonly companyName: string | null;
  readonly name: string;
  /** Days of the association's. */
  readonly joinedOn: string;
  readonly companyJoinedOn: string | null;
  readonly hasAddress: boolean;
  /** Whether the company has named this person its contact. */
  readonly isContact: boolean;
  /** The place of the highest office that is held; null without one. */
  readonly rank: number | null;
}

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly company_id: number | null;
  readonly company_name: string | null;
  readonly category_id: number | null;
  readonly name: string | null;
  readonly joined_on: string;
  readonly company_joined_on: string | null;
  readonly has_address: boolean;
  readonly is_contact: boolean;
  readonly rank: number | null;
  readonly positions: number[];
  readonly turnover: string | null;
  readonly active_members: number;
}

/**
 * The active members of a community as they stand on a day; or, for somebody who joins, they and their colleagues, also
 * those who are only admitted: the first fee is asked of them before they are members.
 */
export async function selectCandidates(
  tx: Pick<Tx, 'execute'>,
  { ccId, today, joinerId }: { readonly ccId: number; readonly today: string; readonly joinerId?: number | undefined },
): Promise<readonly Candidate[]> {
  const states = joinerId === undefined ? sql`('active')` : sql`('active', 'admitted')`;
  const only =
    joinerId === undefined
      ? sql`true`
      : sql`(m.id = ${joinerId} or m.company_id = (select j.company_id from members as j where j.id = ${joinerId}))`;
  const { rows } = await tx.execute<Row>(sql`
    select m.id, m.company_id, m.category_id,
      (select t.name from member_texts as t where t.member_id = m.id order by t.language = 'zh-cn' desc limit 1) as name,
      (select t.name from company_texts as t where t.company_id = m.company_id order by t.language = 'zh-cn' desc limit 1)
        as company_name,
      (m.joined_at at time zone 'Asia/Shanghai')::date::text as joined_on,
      (c.joined_at at time zone 'Asia/Shanghai')::date::text as company_joined_on,
      coalesce(m.email, a.email) is not null as has_address,
      exists (select from company_seats as s where s.member_id = m.id and s.company_id = m.company_id
        and s.until is null and s.is_contact) as is_contact,
      held.rank, coalesce(held.positions, '{}') as positions, v.cents::text as turnover,
      case when m.company_id is null then 1 else
        (select count(*)::int from members as o where o.company_id = m.company_id and o.state in ${states}) end as active_members
    from members as m
    left join companies as c on c.id = m.company_id
    left join accounts as a on a.id = m.account_id
    left join company_turnovers as v on v.company_id = m.company_id
    left join lateral (
      select array_agg(h.position_id) as positions, min(p.sort)::int as rank
      from position_holders as h join positions as p on p.id = h.position_id
      where h.member_id = m.id and h."from" <= ${today}::date and (h.until is null or h.until > ${today}::date)
    ) as held on true
    where m.community_id = ${ccId} and m.state in ${states} and ${only}
    order by m.id`);
  return rows.map((row) => ({
    memberId: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    name: row.name ?? '',
    joinedOn: row.joined_on,
    companyJoinedOn: row.company_joined_on,
    hasAddress: row.has_address,
    isContact: row.is_contact,
    rank: row.rank,
    positions: row.positions,
    category: row.category_id,
    turnover: row.turnover === null ? null : cents(Number(row.turnover)),
    activeMembers: row.active_members,
  }));
}
