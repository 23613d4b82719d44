import { and, asc, desc, eq, ilike, isNull, sql } from 'drizzle-orm';
import { type PortalContext, unixSeconds } from '../context';
import { inLanguage } from '../database/in-language';
import { companies, companySeatPlans, companySeats, companyTexts, members, memberTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { likePattern } from '../desk/like-pattern';

/** A company's name and the number of its seats; no seats are said of many. */
export async function selectPlan({ db, language }: PortalContext, ccId: number, companyId: number) {
  const [row] = await db
    .select({ name: companyTexts.name, seats: companySeatPlans.seats })
    .from(companies)
    .innerJoin(companyTexts, eq(companyTexts.companyId, companies.id))
    .leftJoin(companySeatPlans, eq(companySeatPlans.companyId, companies.id))
    .where(and(eq(companies.id, companyId), eq(companies.communityId, ccId)))
    .orderBy(inLanguage(companyTexts.language, language))
    .limit(1);
  return row;
}

/** Who sits on a company's seats now, the contact first. */
export async function selectSeats({ db, language }: PortalContext, companyId: number) {
  const words = wordsOf({ db, language }, [memberTexts, memberTexts.memberId, members.id], {
    name: memberTexts.name,
    post: memberTexts.post,
  });
  const rows = await db
    .select({
      id: companySeats.id,
      memberId: members.id,
      name: words.name,
      post: words.post,
      email: members.email,
      isContact: companySeats.isContact,
      accountId: members.accountId,
      from: companySeats.from,
    })
    .from(companySeats)
    .innerJoin(members, eq(members.id, companySeats.memberId))
    .innerJoinLateral(words, sql`true`)
    .where(and(eq(companySeats.companyId, companyId), isNull(companySeats.until)))
    .orderBy(desc(companySeats.isContact), asc(companySeats.from), asc(companySeats.id));
  return rows.map(({ id, memberId, name, post, email, isContact, accountId, from }) => ({
    id,
    member_id: memberId,
    name,
    post,
    email: email ?? '',
    is_contact: isContact,
    has_account: accountId !== null,
    from_time: unixSeconds(from),
  }));
}

/** The companies on whose seats somebody sits. */
export function selectHeldCompanies({ db }: PortalContext, memberId: number) {
  return db
    .select({
      companyId: companySeats.companyId,
      isContact: companySeats.isContact,
      memberId: companySeats.memberId,
    })
    .from(companySeats)
    .where(and(eq(companySeats.memberId, memberId), isNull(companySeats.until)))
    .orderBy(asc(companySeats.from), asc(companySeats.id));
}

interface Range {
  readonly ccId: number;
  readonly limit: number;
  readonly offset: number;
  readonly keywords?: string | undefined;
}

/** Companies with how many of their seats are taken, and by whom they speak. */
export async function selectSeatCounts({ db, language }: PortalContext, { ccId, limit, offset, keywords }: Range) {
  const name = sql<string>`(select t.name from company_texts t where t.company_id = ${companies.id}
    order by t.language = ${language} desc limit 1)`;
  const running = sql`s.company_id = ${companies.id} and s.until is null`;
  const where = and(
    eq(companies.communityId, ccId),
    keywords === undefined || keywords === '' ? undefined : ilike(name, likePattern(keywords)),
  );
  const [list, total] = await Promise.all([
    db
      .select({
        id: companies.id,
        name,
        seats: sql<number>`coalesce((select p.seats from company_seat_plans p where p.company_id = ${companies.id}), 0)`,
        taken: sql<number>`(select count(*)::int from company_seats s where ${running})`,
        contact: sql<string>`coalesce((select t.name from company_seats s join member_texts t on t.member_id = s.member_id
          where ${running} and s.is_contact order by t.language = ${language} desc limit 1), '')`,
      })
      .from(companies)
      .where(where)
      .orderBy(desc(companies.joinedAt), asc(companies.id))
      .limit(limit)
      .offset(offset),
    db.$count(companies, where),
  ]);
  return { list, total };
}
