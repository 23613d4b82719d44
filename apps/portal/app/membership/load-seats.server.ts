import type { PortalApi } from '../api.server';
import { communityId } from '../layout/community-id.server';
import { allowed } from './load-card.server';

/** The companies on whose seats somebody sits; none of somebody who is no member. */
export async function loadSeats(api: PortalApi) {
  const found = await allowed(api.membership.seats({ ccId: await communityId(api) }));
  return found?.list ?? [];
}

export type SeatedCompany = Awaited<ReturnType<typeof loadSeats>>[number];
export type Seat = SeatedCompany['list'][number];
