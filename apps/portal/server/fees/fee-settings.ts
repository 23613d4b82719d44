import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, asc, eq, ilike, ne, sql } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { ListRange, PortalContext } from '../context';
import { type BankAccount, bills, companies, companyTexts, companyTurnovers, feeSettings } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { likePattern } from '../desk/like-pattern';
import { requireRight } from '../desk/require-right';

/** Where money is transferred to, and in which currency. */
export async function readFeeSettings(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'fee.manage', ccId);
  const [row] = await context.db.select().from(feeSettings).where(eq(feeSettings.communityId, ccId));
  return { currency: row?.currency ?? 'CNY', account: row?.account ?? null };
}

/**
 * Says where money is transferred to, and in which currency bills are. Amounts of two currencies would not add up, so
 * the currency stays what it is once somebody was billed.
 *
 * @throws {RefusedRequest} code 120 at `currency`
 */
export async function saveFeeSettings(
  context: PortalContext,
  {
    ccId,
    currency,
    account,
  }: { readonly ccId: number; readonly currency: string; readonly account: BankAccount | null },
) {
  requireRight(context, 'fee.manage', ccId);
  const changed = { currency, account, updatedAt: context.now };
  await withTransaction(context.db, async (tx) => {
    if ((await tx.$count(bills, and(eq(bills.communityId, ccId), ne(bills.currency, currency)))) > 0) {
      throw refuse(codes.noMatch, { issues: [fieldIssue('currency', codes.noMatch)] });
    }
    await tx
      .insert(feeSettings)
      .values({ communityId: ccId, ...changed })
      .onConflictDoUpdate({ target: feeSettings.communityId, set: changed });
    await recordAct(tx, context, {
      ccId,
      act: 'fee.settings',
      subject: `community:${ccId}`,
      details: { currency, account },
    });
  });
  return { done: true } as const;
}

/** The companies of a community with the turnover that each has told. */
export async function listTurnovers(
  context: PortalContext,
  { ccId, limit, offset, keywords }: ListRange & { readonly keywords?: string | undefined },
) {
  requireRight(context, 'fee.manage', ccId);
  const { db, language } = context;
  const name = wordsOf(
    { db, language },
    [companyTexts, companyTexts.companyId, companies.id],
    { name: companyTexts.name },
    'name',
  );
  const where = and(
    eq(companies.communityId, ccId),
    keywords === undefined || keywords === '' ? undefined : ilike(name.name, likePattern(keywords)),
  );
  const found = db
    .select({ id: companies.id, name: name.name, cents: companyTurnovers.cents })
    .from(companies)
    .innerJoinLateral(name, sql`true`)
    .leftJoin(companyTurnovers, eq(companyTurnovers.companyId, companies.id))
    .where(where);
  const total = await db.$count(found.as('found'));
  const list = await found.orderBy(asc(name.name), asc(companies.id)).limit(limit).offset(offset);
  return { list, total };
}

/** @throws {RefusedRequest} code 10 when the community has no such company */
export async function saveTurnover(
  context: PortalContext,
  { ccId, id, cents }: { readonly ccId: number; readonly id: number; readonly cents: number | null },
) {
  requireRight(context, 'fee.manage', ccId);
  await withTransaction(context.db, async (tx) => {
    const own = and(eq(companies.id, id), eq(companies.communityId, ccId));
    if ((await tx.$count(companies, own)) === 0) throw refuse(codes.notFound);
    if (cents === null) await tx.delete(companyTurnovers).where(eq(companyTurnovers.companyId, id));
    else {
      const told = { cents, updatedAt: context.now };
      await tx
        .insert(companyTurnovers)
        .values({ companyId: id, ...told })
        .onConflictDoUpdate({ target: companyTurnovers.companyId, set: told });
    }
    await recordAct(tx, context, { ccId, act: 'company.turnover', subject: `company:${id}`, details: { cents } });
  });
  return { done: true } as const;
}
