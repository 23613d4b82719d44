import { eq } from 'drizzle-orm';
import { type ListRange, type PortalContext, unixSeconds } from '../context';
import { companies, companyTexts } from '../database/schema';
import { requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { textsByRecord } from '../desk/texts';
import { versionOf } from '../desk/version';
import { categoryChoices } from '../directory/choices';
import { type CompanyFilter, countDeskCompanies, selectDeskCompanies, selectTradeIds } from './desk-company-queries';

/** The desk's list of companies, also those that the directory does not show. */
export async function searchCompanies(context: PortalContext, filter: CompanyFilter & ListRange) {
  requireRight(context, 'company.manage', filter.ccId);
  const [rows, total] = await Promise.all([selectDeskCompanies(context, filter), countDeskCompanies(context, filter)]);
  const list = rows.map(({ row, name, trade, members, products }) => ({
    id: row.id,
    name: name ?? '',
    trade: trade ?? '',
    rank: row.rank,
    is_listed: row.isListed,
    members,
    products,
    joined_time: unixSeconds(row.joinedAt),
  }));
  return { list, total };
}

/** @throws code 10 when the community has no such company */
export async function findDeskCompany(context: PortalContext, one: { readonly ccId: number; readonly id: number }) {
  requireRight(context, 'company.manage', one.ccId);
  const { db } = context;
  const row = await requireOwnRow(db, companies, one);
  const [texts, trades] = await Promise.all([
    db.select().from(companyTexts).where(eq(companyTexts.companyId, row.id)),
    selectTradeIds(db, row.id),
  ]);
  return {
    id: row.id,
    version: versionOf(row.updatedAt),
    rank: row.rank,
    is_listed: row.isListed,
    region_id: row.regionId,
    trade_ids: trades,
    founded: row.foundedYear,
    employees: row.employees,
    website: row.website ?? '',
    phone: row.phone ?? '',
    email: row.email ?? '',
    img: row.picture,
    joined_time: unixSeconds(row.joinedAt),
    texts: textsByRecord(texts, ({ companyId }) => companyId)(row.id),
  };
}

/** What companies are found by, named in the caller's language. */
export async function listCompanyChoices(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'company.manage', ccId);
  const [trades, regions] = await Promise.all([
    categoryChoices(context, ccId, 'trade'),
    categoryChoices(context, ccId, 'region'),
  ]);
  return { trades, regions };
}
