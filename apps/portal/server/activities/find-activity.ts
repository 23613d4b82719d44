import type { RawActivityDetail } from '@selvedge/api-contract/community';
import { closingTime, isEnrolmentOpen } from '@selvedge/domain/activity';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { type PortalContext, unixSeconds } from '../context';
import { formVersionToWire } from '../custom-forms/form-versions';
import { wirePicture } from '../database/wire-picture';
import { selectActivity } from './activity-queries';
import { activityToWire } from './activity-status';
import { selectTickets } from './ticket-queries';

/**
 * The page of an activity that is no draft.
 *
 * @throws code 10 when there is none
 */
export async function findActivity(context: PortalContext, activityId: number): Promise<RawActivityDetail> {
  const row = await selectActivity(context, activityId);
  if (row === undefined) throw refuse(codes.notFound);
  const { activity } = row;
  const [tickets, form] = await Promise.all([
    selectTickets(context, activityId),
    formVersionToWire(context.db, activity.formId),
  ]);
  return {
    ...activityToWire(row, context.now),
    cc_id: activity.communityId,
    body: row.body,
    cancel_reason: row.cancelReason,
    close_time: unixSeconds(closingTime(activity)),
    is_open: isEnrolmentOpen(activity, context.now),
    has_waiting_list: activity.hasWaitingList,
    waiting: row.waiting,
    offer_hours: activity.offerHours,
    largest_party: activity.largestParty,
    img: wirePicture(activity.picture, context.language),
    tickets: tickets.map(({ ticket, title, taken }) => ({
      id: ticket.id,
      title,
      price: ticket.priceCents,
      member_price: ticket.memberPriceCents,
      is_for_members: ticket.isForMembers,
      seats: ticket.seats,
      taken,
    })),
    form,
    updated_time: unixSeconds(activity.updatedAt),
  };
}
