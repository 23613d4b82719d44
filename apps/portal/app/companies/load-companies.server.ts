import type { PortalApi } from '../api.server';
import { communityId } from '../layout/community-id.server';
import type { ListQuery } from '../page/list-query';

/** How many entries a page of the list has. */
const companiesOnPage = 24;

/** A page of member companies with what it can be narrowed by. */
export async function loadCompanies(api: PortalApi, query: ListQuery) {
  const ccId = await communityId(api);
  const { keywords, trade, region, page } = query;
  const [companies, trades, regions] = await Promise.all([
    api.enterprise.list({
      ccId,
      limit: companiesOnPage,
      offset: (page - 1) * companiesOnPage,
      ...(keywords && { keywords }),
      ...(trade && { trade_id: trade }),
      ...(region && { region_id: region }),
    }),
    api.community.categories({ ccId, kind: 'trade' }),
    api.community.categories({ ccId, kind: 'region' }),
  ]);
  return { ...companies, query, size: companiesOnPage, trades: trades.list, regions: regions.list };
}

export type CompaniesData = Awaited<ReturnType<typeof loadCompanies>>;
