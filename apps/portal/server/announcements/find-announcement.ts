import type { RawAnnouncement } from '@selvedge/api-contract/community';
import { isMember } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import { selectAnnouncement } from './announcement-queries';
import { announcementToWire } from './announcement-to-wire';

/**
 * One announcement.
 *
 * @throws code 10 when there is none, and just so when it is for others
 */
export async function findAnnouncement(context: PortalContext, id: number): Promise<RawAnnouncement> {
  const [row] = await selectAnnouncement(context, id);
  if (row === undefined || (row.audience === 'members' && !isMember(context.actor, row.communityId))) {
    throw refuse(codes.notFound);
  }
  return announcementToWire(row);
}
