import { desc, eq, sql } from 'drizzle-orm';
import { type PortalContext, unixSeconds } from '../context';
import { accounts, members, memberTexts, positionHolders, positions, positionTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { findCompanies } from '../desk/find-companies';
import { requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { textsByRecord } from '../desk/texts';
import { versionOf } from '../desk/version';

/**
 * One member with everything that is kept of them.
 *
 * @throws code 10 when the community has no such member
 */
export async function findDeskMember(context: PortalContext, one: { readonly ccId: number; readonly id: number }) {
  requireRight(context, 'member.read', one.ccId);
  const { db } = context;
  const row = await requireOwnRow(db, members, one);
  const [texts, terms, nick, company] = await Promise.all([
    db.select().from(memberTexts).where(eq(memberTexts.memberId, row.id)),
    selectTerms(context, row.id),
    selectNick(context, row.accountId),
    row.companyId === null ? undefined : findCompanies(context, { ccId: one.ccId, id: row.companyId }),
  ]);
  return {
    id: row.id,
    version: versionOf(row.updatedAt),
    state: row.state,
    category_id: row.categoryId,
    company_id: row.companyId,
    company: company?.list[0]?.name ?? '',
    region_id: row.regionId,
    phone: row.phone ?? '',
    email: row.email ?? '',
    nick,
    joined_time: unixSeconds(row.joinedAt),
    img: row.picture,
    texts: textsByRecord(texts, ({ memberId }) => memberId)(row.id),
    terms,
  };
}

async function selectNick({ db }: PortalContext, accountId: number | null): Promise<string | null> {
  if (accountId === null) return null;
  const [row] = await db.select({ nick: accounts.nick }).from(accounts).where(eq(accounts.id, accountId));
  return row?.nick ?? null;
}

function selectTerms({ db, language }: PortalContext, memberId: number) {
  const title = wordsOf(
    { db, language },
    [positionTexts, positionTexts.positionId, positions.id],
    { title: positionTexts.title },
    'title',
  );
  return db
    .select({ title: title.title, from: positionHolders.from, until: positionHolders.until })
    .from(positionHolders)
    .innerJoin(positions, eq(positions.id, positionHolders.positionId))
    .innerJoinLateral(title, sql`true`)
    .where(eq(positionHolders.memberId, memberId))
    .orderBy(desc(positionHolders.from));
}
