import type { PortalApi } from '../api.server';

/** The number of the community that an address belongs to. */
export async function communityId(api: PortalApi): Promise<number> {
  return Number((await api.officialWeb.baseInfo()).cc_id);
}
