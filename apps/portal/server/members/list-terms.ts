import type { RawTerm } from '@selvedge/api-contract/community';
import { termState } from '@selvedge/domain/joining';
import { sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { requireRight } from '../desk/require-right';
import { dayOf } from '../positions/running-term';

/** How many days before its end a term calls for an election. */
const notice = 90;

interface TermFilter {
  readonly ccId: number;
  readonly limit: number;
  readonly offset: number;
  readonly state?: RawTerm['state'] | undefined;
  readonly position_id?: number | undefined;
}

interface Row extends Record<string, unknown>, Omit<RawTerm, 'id' | 'state'> {
  readonly total: number;
}

/** Terms of office; those that end first stand first, and those that are over last. */
export async function listTerms(context: PortalContext, { ccId, limit, offset, state, position_id }: TermFilter) {
  requireRight(context, 'position.manage', ccId);
  const { db, language, now } = context;
  const today = dayOf(now);
  const inState = {
    coming: sql`h."from" > ${today}::date`,
    over: sql`h.until <= ${today}::date`,
    due: sql`h."from" <= ${today}::date and h.until > ${today}::date and h.until <= ${today}::date + ${notice}::int`,
    running: sql`h."from" <= ${today}::date and (h.until is null or h.until > ${today}::date + ${notice}::int)`,
  } as const;
  const { rows } = await db.execute<Row>(sql`
    select h.position_id, p.seats, h.member_id, h."from"::text as "from", h.until::text as until,
      (select t.title from position_texts t where t.position_id = p.id order by t.language = ${language} desc limit 1)
        as position,
      coalesce((select t.name from member_texts t where t.member_id = m.id order by t.language = ${language} desc limit 1), '')
        as member,
      coalesce((select t.name from company_texts t where t.company_id = m.company_id
        order by t.language = ${language} desc limit 1), '') as company,
      count(*) over ()::int as total
    from position_holders h join positions p on p.id = h.position_id join members m on m.id = h.member_id
    where p.community_id = ${ccId} and ${state === undefined ? sql`true` : inState[state]}
      and ${position_id === undefined ? sql`true` : sql`p.id = ${position_id}`}
    order by (h.until is not null and h.until <= ${today}::date), h.until asc nulls last, p.sort, h.member_id
    limit ${limit} offset ${offset}`);
  const list = rows.map(({ total: _total, ...row }) => ({
    ...row,
    id: termId(row),
    state: termState(row, today, notice),
  }));
  return { list, total: rows[0]?.total ?? 0 };
}

interface TermKey {
  readonly position_id: number;
  readonly member_id: number;
  readonly from: string;
}

function termId({ position_id, member_id, from }: TermKey): string {
  return `${position_id}-${member_id}-${from}`;
}
