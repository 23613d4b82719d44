import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { type PortalContext, unixSeconds } from '../context';
import { members } from '../database/schema';
import { dayOf } from '../positions/running-term';

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly number: string | null;
  readonly name: string | null;
  readonly name_en: string | null;
  readonly post: string | null;
  readonly company: string | null;
  readonly category: string | null;
  readonly region: string | null;
  readonly positions: string[];
  readonly phone: string | null;
  readonly email: string | null;
  readonly state: 'admitted' | 'active' | 'left';
  readonly joined: Date;
  readonly valid_until: string | null;
}

/** A member with everything that the roll tells of one. */
export interface RolledMember {
  readonly id: number;
  readonly number: string | null;
  readonly name: string;
  readonly name_en: string;
  readonly post: string;
  readonly company: string;
  readonly category: string;
  readonly region: string;
  readonly positions: string[];
  readonly phone: string;
  readonly email: string;
  readonly state: 'admitted' | 'active' | 'left';
  readonly joined_time: number;
  readonly valid_until: string | null;
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Members as the desk sees them: everything, whatever they show to others. Who joined last stands first. */
export async function selectRoll(
  { db, now, language }: PortalContext,
  where: SQL | undefined,
  { limit, offset }: Part,
): Promise<RolledMember[]> {
  const chosen = db
    .select({ id: members.id })
    .from(members)
    .where(where)
    .orderBy(desc(members.joinedAt), asc(members.id))
    .limit(limit)
    .offset(offset);
  const text = (table: string, key: SQL, column: string) =>
    sql`(select t.${sql.raw(column)} from ${sql.raw(table)} as t where ${key} order by t.language = ${language} desc limit 1)`;
  const { rows } = await db.execute<Row>(sql`
    select m.id, k.number, k.valid_until::text as valid_until, m.phone, m.email, m.state,
      m.joined_at as joined,
      ${text('member_texts', sql`t.member_id = m.id and t.language = 'zh-cn'`, 'name')} as name,
      ${text('member_texts', sql`t.member_id = m.id and t.language = 'en'`, 'name')} as name_en,
      ${text('member_texts', sql`t.member_id = m.id`, 'post')} as post,
      ${text('company_texts', sql`t.company_id = m.company_id`, 'name')} as company,
      ${text('member_category_texts', sql`t.category_id = m.category_id`, 'title')} as category,
      ${text('category_texts', sql`t.category_id = m.region_id`, 'title')} as region,
      array(select ${text('position_texts', sql`t.position_id = h.position_id`, 'title')} from position_holders h
        join positions p on p.id = h.position_id
        where h.member_id = m.id and h."from" <= ${dayOf(now)}::date and (h.until is null or h.until > ${dayOf(now)}::date)
        order by p.sort, p.id) as positions
    from (${chosen}) as c join members m on m.id = c.id
    left join member_cards k on k.member_id = m.id
    order by m.joined_at desc, m.id`);
  return rows.map(rowToWire);
}

function rowToWire({ joined, valid_until, ...row }: Row): RolledMember {
  return {
    ...row,
    name: row.name ?? row.name_en ?? '',
    name_en: row.name_en ?? row.name ?? '',
    post: row.post ?? '',
    company: row.company ?? '',
    category: row.category ?? '',
    region: row.region ?? '',
    phone: row.phone ?? '',
    email: row.email ?? '',
    joined_time: unixSeconds(new Date(joined)),
    valid_until,
  };
}
