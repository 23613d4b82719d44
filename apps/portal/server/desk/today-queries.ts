import type { RawWaiting } from '@selvedge/api-contract/community';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { accounts, members } from '../database/schema';

/** What of a queue is shown. */
export const shownWaiting = 5;

export interface Queue {
  readonly total: number;
  readonly list: RawWaiting[];
}

interface Kinds {
  readonly news: boolean;
  readonly announcement: boolean;
}

/** Reads a queue: `waiting` selects kind, id, title, time and count of all that waits, what comes first first. */
export async function selectQueue({ db }: Pick<PortalContext, 'db'>, waiting: SQL): Promise<Queue> {
  const { rows } = await db.execute<{ [Field in keyof RawWaiting]: RawWaiting[Field] } & { readonly total: number }>(
    sql`select *, count(*) over ()::int as total from (${waiting}) as waiting limit ${shownWaiting}`,
  );
  return { total: rows[0]?.total ?? 0, list: rows.map(({ total: _total, ...row }) => row) };
}

/** The title of a record, in the caller's language when it is written in it. */
function titleIn(table: 'news_texts' | 'announcement_texts', key: string, language: string): SQL {
  const [from, record] = [sql.raw(table), sql.raw(key)];
  return sql`(select title from ${from} where ${record} = written.id order by language = ${language} desc limit 1)`;
}

const ofKind = {
  news: (language: string) => sql`'news' as kind, id, ${titleIn('news_texts', 'news_id', language)} as title`,
  announcement: (language: string) =>
    sql`'announcement' as kind, id, ${titleIn('announcement_texts', 'announcement_id', language)} as title`,
};

function written({ language }: PortalContext, ccId: number, kinds: Kinds, time: SQL, condition: SQL): SQL {
  const tables = { news: sql`news`, announcement: sql`announcements` };
  const parts = (['news', 'announcement'] as const).map(
    (kind) => sql`
      select ${ofKind[kind](language)}, extract(epoch from ${time})::int as time, null::int as count
      from ${tables[kind]} as written where community_id = ${ccId} and ${kinds[kind]}::boolean and ${condition}`,
  );
  return sql.join(parts, sql` union all `);
}

/** What was begun and is not finished, what was touched last first. */
export function selectDrafts(context: PortalContext, ccId: number, kinds: Kinds): Promise<Queue> {
  const drafts = written(context, ccId, kinds, sql`updated_at`, sql`state = 'draft'`);
  return selectQueue(context, sql`${drafts} order by time desc, id desc`);
}

/** What is to show itself before the association's day is over. */
export function selectScheduled(context: PortalContext, ccId: number, kinds: Kinds): Promise<Queue> {
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const tomorrow = sql`(date_trunc('day', ${now} at time zone 'Asia/Shanghai') + interval '1 day') at time zone 'Asia/Shanghai'`;
  const today = sql`state <> 'draft' and publish_at > ${now} and publish_at < ${tomorrow}`;
  return selectQueue(context, sql`${written(context, ccId, kinds, sql`publish_at`, today)} order by time, id`);
}

/** Announcements of the last four weeks that not even half of the members have read, the least read first. */
export function selectHardlyRead(context: PortalContext, ccId: number): Promise<Queue> {
  const now = sql`${context.now.toISOString()}::timestamptz`;
  return selectQueue(
    context,
    sql`select ${ofKind.announcement(context.language)}, extract(epoch from publish_at)::int as time, readers as count
      from (
        select announcements.*, (
          select count(*)::int from announcement_reads as r join members as m on m.id = r.member_id
          where r.announcement_id = announcements.id and m.state = 'active') as readers
        from announcements
        where community_id = ${ccId} and state <> 'draft' and publish_at <= ${now}
          and publish_at > ${now} - interval '28 days'
      ) as written
      where readers * 2 < (select count(*) from members where community_id = ${ccId} and state = 'active')
      order by count, time desc`,
  );
}

export function countMembers({ db }: PortalContext, ccId: number): Promise<number> {
  return db.$count(members, and(eq(members.communityId, ccId), eq(members.state, 'active')));
}

export async function selectNick({ db }: PortalContext, accountId: number): Promise<string> {
  const [row] = await db.select({ nick: accounts.nick }).from(accounts).where(eq(accounts.id, accountId));
  return row?.nick ?? '';
}
