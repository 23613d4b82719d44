import type { PortalApi } from '../api.server';
import { communityId } from '../layout/community-id.server';
import type { ListQuery } from '../page/list-query';

/** How many entries a page of the list has. */
const membersOnPage = 24;

/** A page of the directory with what it can be narrowed by. */
export async function loadMembers(api: PortalApi, query: ListQuery) {
  const ccId = await communityId(api);
  const { keywords, trade, region, position, page } = query;
  const [members, trades, regions, positions] = await Promise.all([
    api.directory.list({
      ccId,
      limit: membersOnPage,
      offset: (page - 1) * membersOnPage,
      ...(keywords && { keywords }),
      ...(trade && { trade_id: trade }),
      ...(region && { region_id: region }),
      ...(position && { position_id: position }),
    }),
    api.community.categories({ ccId, kind: 'trade' }),
    api.community.categories({ ccId, kind: 'region' }),
    api.community.positionSettings({ ccId }),
  ]);
  return {
    ...members,
    query,
    size: membersOnPage,
    trades: trades.list,
    regions: regions.list,
    positions: positions.list,
  };
}

export type MembersData = Awaited<ReturnType<typeof loadMembers>>;
