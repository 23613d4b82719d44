import { type SearchField, searchDocument } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import {
  categoryTexts,
  companies,
  companyRanks,
  companyTexts,
  companyTrades,
  memberDirectory,
  members,
  memberTexts,
  searchAudiences,
} from '../database/schema';
import { type Audience, sees } from '../directory/audience';

type Handle = Pick<PortalDb, 'select' | 'insert' | 'delete'>;
type Indexed = Awaited<ReturnType<typeof membersToIndex>>[number];

/** Makes the directory's rows of members anew: for each audience of what it may see, and no row of who is not seen. */
export async function indexMembers(db: Handle, ids: readonly number[]): Promise<void> {
  const rows = await membersToIndex(db, ids);
  const entries = rows.flatMap((row) => searchAudiences.flatMap((audience) => entryOf(row, audience) ?? []));
  await db.delete(memberDirectory).where(inArray(memberDirectory.memberId, [...ids]));
  if (entries.length > 0) await db.insert(memberDirectory).values(entries);
}

function entryOf(row: Indexed, audience: Audience): typeof memberDirectory.$inferInsert | undefined {
  const { id, communityId, state, privacy, words, companyId, companyRank, companyWords, tradeIds, regionId } = row;
  // Who has not said their name yet has no page either.
  if (state !== 'active' || words.length === 0 || !sees(audience, 'name', privacy)) return undefined;
  const ofCompany = sees(audience, 'company', privacy) && companyId !== null;
  const ofRegion = sees(audience, 'region', privacy);
  const fields: SearchField[] = [
    ...words.map(({ name }): SearchField => ({ weight: 'A', text: name })),
    ...(ofCompany ? companyWords.map((text): SearchField => ({ weight: 'B', text })) : []),
    ...(ofCompany ? row.tradeTitles.map((text): SearchField => ({ weight: 'C', text })) : []),
    ...(ofRegion ? row.regionTitles.map((text): SearchField => ({ weight: 'C', text })) : []),
    ...(sees(audience, 'post', privacy) ? words.map(({ post }): SearchField => ({ weight: 'C', text: post })) : []),
    ...(sees(audience, 'introduction', privacy)
      ? words.map(({ introduction }): SearchField => ({ weight: 'D', text: introduction }))
      : []),
  ];
  const { document, plain } = searchDocument(fields);
  return {
    memberId: id,
    audience,
    communityId,
    place: companyRanks.indexOf(ofCompany ? (companyRank ?? 'member') : 'member'),
    companyId: ofCompany ? companyId : null,
    regionId: ofRegion ? regionId : null,
    tradeIds: ofCompany ? tradeIds : [],
    document,
    plain,
  };
}

async function membersToIndex(db: Handle, ids: readonly number[]) {
  const rows = await db
    .select({
      id: members.id,
      communityId: members.communityId,
      state: members.state,
      privacy: members.privacy,
      companyId: companies.id,
      companyRank: companies.rank,
      regionId: members.regionId,
    })
    .from(members)
    .leftJoin(companies, and(eq(companies.id, members.companyId), eq(companies.isListed, true)))
    .where(inArray(members.id, [...ids]));
  const words = await db
    .select()
    .from(memberTexts)
    .where(inArray(memberTexts.memberId, [...ids]));
  const companyIds = [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
  const companyWords = await db
    .select({ id: companyTexts.companyId, name: companyTexts.name, trade: companyTexts.trade })
    .from(companyTexts)
    .where(inArray(companyTexts.companyId, companyIds));
  const trades = await db
    .select({ companyId: companyTrades.companyId, id: companyTrades.categoryId })
    .from(companyTrades)
    .where(inArray(companyTrades.companyId, companyIds));
  const titles = await db
    .select({ id: categoryTexts.categoryId, title: categoryTexts.title })
    .from(categoryTexts)
    .where(
      inArray(categoryTexts.categoryId, [
        ...new Set([...trades.map(({ id }) => id), ...rows.flatMap(({ regionId }) => regionId ?? [])]),
      ]),
    );
  const wordsOf = groupBy(words, ({ memberId }) => memberId);
  const companyWordsOf = groupBy(companyWords, ({ id }) => id);
  const tradesOf = groupBy(trades, ({ companyId }) => companyId);
  const titlesOf = groupBy(titles, ({ id }) => id);
  return rows.map((row) => {
    const tradeIds = (tradesOf.get(row.companyId ?? 0) ?? []).map(({ id }) => id);
    const titled = (id: number | null) => (titlesOf.get(id ?? 0) ?? []).map(({ title }) => title);
    return {
      ...row,
      words: wordsOf.get(row.id) ?? [],
      companyWords: (companyWordsOf.get(row.companyId ?? 0) ?? []).flatMap(({ name, trade }) => [name, trade]),
      tradeIds,
      tradeTitles: tradeIds.flatMap(titled),
      regionTitles: titled(row.regionId),
    };
  });
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
