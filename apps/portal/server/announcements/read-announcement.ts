import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import { announcementReads } from '../database/schema';
import { selectAnnouncement } from './announcement-queries';

/** Notes that the caller, a member, has read an announcement; the first time counts. */
export async function readAnnouncement(
  context: PortalContext,
  { ccId, announcementId }: { readonly ccId: number; readonly announcementId: number },
): Promise<Record<string, never>> {
  const memberId = context.actor?.memberships.find((membership) => membership.ccId === ccId)?.memberId;
  const [row] = await selectAnnouncement(context, announcementId);
  if (memberId === undefined || row?.communityId !== ccId) throw refuse(codes.notFound);
  await context.db
    .insert(announcementReads)
    .values({ announcementId, memberId, readAt: context.now })
    .onConflictDoNothing();
  return {};
}
