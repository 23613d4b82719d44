import type { PortalApi } from '../api.server';
import { inLanguage, type Locale } from '../language/address';
import type { OtherDesk } from './desk-context';

/** More communities than these no desk has to choose from. */
const most = 60;

/** The desks of the communities, but for this one, in which the caller holds a right. */
export async function loadOtherDesks(api: PortalApi, ccId: number, locale: Locale): Promise<OtherDesk[]> {
  const [{ grants }, { list }] = await Promise.all([
    api.auth.membershipV2Check({}),
    api.officialWeb.baseInfoList({ limit: most, offset: 0 }),
  ]);
  // A right of the installation holds in every community.
  const holds = (community: number) => grants.some((grant) => grant.ccId === null || grant.ccId === community);
  return list
    .filter(({ cc_id }) => Number(cc_id) !== ccId && holds(Number(cc_id)))
    .map(({ name, address }) => ({ name, address: address + inLanguage('/manage', locale) }));
}
