import type { RawDeskFee } from '@selvedge/api-contract/community';
import type { FeeState } from '@selvedge/domain/fees';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, desc, eq, exists, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { Listed, ListRange, PortalContext } from '../context';
import { fees, feeTexts } from '../database/schema';
import { likePattern } from '../desk/like-pattern';
import { requireRight } from '../desk/require-right';
import { textsByRecord } from '../desk/texts';
import { feeToWire } from './fee-to-wire';

interface Filter extends ListRange {
  readonly keywords?: string | undefined;
  readonly state?: FeeState | undefined;
}

/** The desk's list of fees with what came of each; the latest changed first. */
export async function searchFees(context: PortalContext, filter: Filter): Promise<Listed<RawDeskFee>> {
  requireRight(context, 'fee.manage', filter.ccId);
  const { ccId, keywords, state } = filter;
  const titled = context.db
    .select({ one: sql`1` })
    .from(feeTexts)
    .where(and(eq(feeTexts.feeId, fees.id), ilike(feeTexts.title, likePattern(keywords ?? ''))));
  const where = and(
    eq(fees.communityId, ccId),
    state === undefined ? undefined : eq(fees.state, state),
    keywords === undefined || keywords === '' ? undefined : exists(titled),
  );
  const [list, total] = await Promise.all([selectFees(context, where, filter), context.db.$count(fees, where)]);
  return { list, total };
}

/** @throws {RefusedRequest} code 10 when the community has no such fee */
export async function findDeskFee(
  context: PortalContext,
  { ccId, id }: { readonly ccId: number; readonly id: number },
) {
  requireRight(context, 'fee.manage', ccId);
  const where = and(eq(fees.communityId, ccId), eq(fees.id, id));
  const [found] = await selectFees(context, where, { limit: 1, offset: 0 });
  if (found === undefined) throw refuse(codes.notFound);
  return found;
}

const figures = {
  bills: sql<number>`(select count(*)::int from bills as b where b.fee_id = fees.id)`,
  billed: sql<string>`(select coalesce(sum(b.cents), 0) from bills as b where b.fee_id = fees.id)`,
  outstanding: ofEntries(
    sql`case when e.debit = 'receivable' then e.cents when e.credit = 'receivable' then -e.cents end`,
  ),
  paid: ofEntries(sql`case when e.debit = 'bank' then e.cents when e.credit = 'bank' then -e.cents end`),
  until: sql<string | null>`(select max(p.until)::text from fee_periods as p where p.fee_id = fees.id)`,
};

function ofEntries(amount: SQL) {
  return sql<string>`(select coalesce(sum(${amount}), 0)
    from ledger_entries as e join bills as b on b.id = e.bill_id where b.fee_id = fees.id)`;
}

async function selectFees(
  { db }: PortalContext,
  where: SQL | undefined,
  { limit, offset }: Omit<ListRange, 'ccId'>,
): Promise<RawDeskFee[]> {
  const rows = await db
    .select({ row: fees, ...figures })
    .from(fees)
    .where(where)
    .orderBy(desc(fees.updatedAt), desc(fees.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ row }) => row.id);
  const texts = await db.select().from(feeTexts).where(inArray(feeTexts.feeId, ids));
  const textsOf = textsByRecord(texts, ({ feeId }) => feeId);
  return rows.map(({ row, bills, billed, paid, outstanding, until }) =>
    feeToWire(row, textsOf(row.id), {
      bills,
      until,
      billed: Number(billed),
      paid: Number(paid),
      outstanding: Number(outstanding),
    }),
  );
}
