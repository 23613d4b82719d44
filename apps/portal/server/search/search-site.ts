import type { RawFound } from '@selvedge/api-contract/community';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { memberDirectory, searchDocuments, searchKinds } from '../database/schema';
import { audienceOf } from '../directory/audience';
import { readMembers } from '../directory/read-members';
import { foundRecords } from './found-records';
import { freshenSearch } from './freshen-search';
import { match } from './match';

export interface SiteSearch extends ListRange {
  readonly keywords: string;
  readonly kind?: RawFound['kind'] | undefined;
}

interface Hit extends Record<string, unknown> {
  readonly kind: RawFound['kind'];
  readonly id: number;
}

/** The order in which kinds stand where they fit equally well. */
const order = ['company', 'member', 'news', 'announcement', 'job', 'activity', 'product'] as const;

/** Everything of a community that has the words and that the caller may see, best first. */
export async function searchSite(context: PortalContext, asked: SiteSearch) {
  const hits = await hitsOf(context, asked);
  if (hits === undefined) return { list: [], total: 0, kinds: [] };
  await freshenSearch(context.db);
  const { rows: counted } = await context.db.execute<{ kind: RawFound['kind']; total: number }>(
    sql`select kind, count(*)::int as total from (${hits}) hit group by kind`,
  );
  const kinds = order.flatMap((kind) => counted.filter((row) => row.kind === kind));
  const wanted = asked.kind === undefined ? sql`true` : sql`kind = ${asked.kind}`;
  const { rows } = await context.db.execute<Hit>(sql`
    select kind, id from (${hits}) hit where ${wanted}
    order by rank desc, array_position(array[${sql.join(
      order.map((kind) => sql`${kind}`),
      sql`, `,
    )}]::text[], kind), id desc
    limit ${asked.limit} offset ${asked.offset}`);
  const total = kinds
    .filter(({ kind }) => asked.kind === undefined || kind === asked.kind)
    .reduce((sum, row) => sum + row.total, 0);
  return { list: await worded(context, asked.ccId, rows), total, kinds };
}

async function hitsOf(context: PortalContext, { ccId, keywords }: SiteSearch): Promise<SQL | undefined> {
  const records = match(searchDocuments, keywords);
  const people = match(memberDirectory, keywords);
  if (records === undefined || people === undefined) return undefined;
  const shown = searchKinds.map((kind) => sql`when ${kind} then ${foundRecords[kind].isShown(context, ccId)}`);
  return sql`
    select kind, record_id as id, ${records.rank} as rank from ${searchDocuments}
    where ${and(records.where, eq(searchDocuments.communityId, ccId))}
      and case kind ${sql.join(shown, sql` `)} else false end
    union all
    select 'member', member_id, ${people.rank} from ${memberDirectory}
    where ${and(people.where, eq(memberDirectory.communityId, ccId), eq(memberDirectory.audience, audienceOf(context, ccId)))}`;
}

async function worded(context: PortalContext, ccId: number, hits: readonly Hit[]): Promise<RawFound[]> {
  const found = new Map<string, RawFound>();
  const idsOf = (kind: RawFound['kind']) => hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
  for (const kind of searchKinds) {
    const ids = idsOf(kind);
    if (ids.length === 0) continue;
    const statement = foundRecords[kind].words(sql`${sql.param(ids)}::int[]`, context.language);
    const { rows } = await context.db.execute<Omit<RawFound, 'kind'> & Record<string, unknown>>(statement);
    for (const row of rows) found.set(`${kind} ${row.id}`, { ...row, kind });
  }
  for (const person of await readMembers(context, idsOf('member'), audienceOf(context, ccId))) {
    const summary = [person.post, person.company?.name].filter(Boolean).join(' · ');
    found.set(`member ${person.id}`, { kind: 'member', id: person.id, title: person.name, summary, parent_id: null });
  }
  return hits.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? []);
}
