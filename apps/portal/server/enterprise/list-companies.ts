import type { RawEnterprise } from '@selvedge/api-contract/community';
import type { Listed, PortalContext } from '../context';
import { freshenSearch } from '../search/freshen-search';
import { companyToWire } from './company-to-wire';
import { type CompanyRange, countCompanies, selectCompanies } from './enterprise-queries';

export async function listCompanies(context: PortalContext, range: CompanyRange): Promise<Listed<RawEnterprise>> {
  if (range.keywords !== undefined) await freshenSearch(context.db);
  const [rows, total] = await Promise.all([selectCompanies(context, range), countCompanies(context, range)]);
  return { list: rows.map((row) => companyToWire(row, context.language)), total };
}
