import { normalizeEmail } from '@selvedge/domain/inquiry';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { categories, companies, type companyRanks, companyTexts, companyTrades } from '../database/schema';
import { type DeskTransaction, once } from '../desk/once';
import { requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows } from '../desk/texts';
import { nextVersion, versionOf } from '../desk/version';
import { findPicture } from '../media/find-picture';

interface CompanyFields {
  readonly ccId: number;
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly rank: (typeof companyRanks)[number];
  readonly is_listed: boolean;
  readonly region_id: number | null;
  readonly trade_ids: readonly number[];
  readonly founded: number | null;
  readonly employees: number | null;
  readonly website: string;
  readonly phone: string;
  readonly email: string;
  readonly img_url: string | null;
  readonly texts: Texts<{
    readonly name: string;
    readonly trade: string;
    readonly introduction: string;
    readonly address: string;
  }>;
  readonly idempotency_key?: string | undefined;
}

type Row = typeof companies.$inferSelect;

/**
 * Writes a member company down, or changes one unless somebody else has since it was read. A company that leaves is
 * taken off the list; what it has done here stays.
 *
 * @throws {RefusedRequest} code 111 at `region_id`, `trade_ids.<place>` or `img_url`
 */
export async function saveCompany(context: PortalContext, fields: CompanyFields) {
  const { ccId, id } = fields;
  requireRight(context, 'company.manage', ccId);
  return withTransaction(context.db, (transaction) =>
    once(transaction, context, fields, async () => {
      const before = id === undefined ? undefined : await requireOwnRow(transaction, companies, { ccId, id }, true);
      const updatedAt =
        before === undefined ? context.now : nextVersion(before.updatedAt, versionIn(fields), context.now);
      await requireCategories(transaction, fields);
      const columns = { ...(await companyColumns(transaction, fields, before)), updatedAt };
      const companyId =
        before?.id ?? (await insertCompany(transaction, { ...columns, communityId: ccId, joinedAt: context.now }));
      if (before !== undefined) await transaction.update(companies).set(columns).where(eq(companies.id, before.id));
      await writeWords(transaction, companyId, fields);
      await recordAct(transaction, context, {
        ccId,
        act: before === undefined ? 'company.create' : 'company.update',
        subject: `company:${companyId}`,
        details: {
          title: fields.texts['zh-cn']?.name ?? fields.texts.en?.name ?? '',
          ...(before !== undefined && before.isListed !== fields.is_listed && { is_listed: fields.is_listed }),
        },
      });
      return { id: companyId, version: versionOf(updatedAt) };
    }),
  );
}

async function insertCompany(transaction: DeskTransaction, columns: typeof companies.$inferInsert): Promise<number> {
  return onlyRow(await transaction.insert(companies).values(columns).returning({ id: companies.id })).id;
}

async function companyColumns(transaction: DeskTransaction, fields: CompanyFields, before?: Row) {
  return {
    rank: fields.rank,
    isListed: fields.is_listed,
    regionId: fields.region_id,
    foundedYear: fields.founded,
    employees: fields.employees,
    website: fields.website || null,
    phone: fields.phone.trim() || null,
    email: normalizeEmail(fields.email) || null,
    picture: await findPicture(transaction, { ccId: fields.ccId, url: fields.img_url }, before?.picture),
  };
}

/** Categories are the community's own, and each of its kind. */
async function requireCategories(transaction: DeskTransaction, { ccId, region_id, trade_ids }: CompanyFields) {
  const wanted = [...trade_ids, ...(region_id === null ? [] : [region_id])];
  const rows = await transaction
    .select({ id: categories.id, kind: categories.kind })
    .from(categories)
    .where(and(eq(categories.communityId, ccId), inArray(categories.id, wanted)));
  const isOf = (kind: string, id: number) => rows.some((row) => row.id === id && row.kind === kind);
  if (region_id !== null && !isOf('region', region_id)) throw missing('region_id');
  const place = trade_ids.findIndex((id) => !isOf('trade', id));
  if (place !== -1) throw missing(`trade_ids.${place}`);
}

async function writeWords(transaction: DeskTransaction, companyId: number, { texts, trade_ids }: CompanyFields) {
  await transaction.delete(companyTexts).where(eq(companyTexts.companyId, companyId));
  await transaction.insert(companyTexts).values(textRows(texts, { companyId }));
  await transaction.delete(companyTrades).where(eq(companyTrades.companyId, companyId));
  const trades = [...new Set(trade_ids)].map((categoryId) => ({ companyId, categoryId }));
  if (trades.length > 0) await transaction.insert(companyTrades).values(trades);
}

function missing(field: string) {
  return refuse(codes.doesNotExist, { issues: [fieldIssue(field, codes.doesNotExist)] });
}

function versionIn({ version }: CompanyFields): number {
  if (version !== undefined) return version;
  throw refuse(codes.required, { issues: [fieldIssue('version', codes.required)] });
}
