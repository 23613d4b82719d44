import { isEnrolmentOver } from '@selvedge/domain/activity';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { activityTickets, enrolmentPlaces } from '../database/schema';
import { type Changing, type Own, withOwnEnrolment } from './change-enrolment';
import type { Activity, Enrolment } from './enrolment-queries';
import { type Standing, standingOf } from './standing';
import { ticketCode } from './ticket-code';

type Place = typeof enrolmentPlaces.$inferSelect;
type Ticket = Pick<typeof activityTickets.$inferSelect, 'priceCents' | 'memberPriceCents' | 'isForMembers'>;

/** Whether somebody else may come with a ticket: nobody has come with it, and it is not a member's at their price. */
export function canHandOn(
  activity: Activity,
  { enrolment, place, ticket, now }: { enrolment: Enrolment; place: Place; ticket: Ticket | undefined; now: Date },
): boolean {
  if (isEnrolmentOver(enrolment.state) || place.givenUpAt !== null) return false;
  if (place.checkedInAt !== null || now >= activity.endsAt) return false;
  if (place.memberId === null) return true;
  if (activity.audience !== 'everyone' || ticket === undefined || ticket.isForMembers) return false;
  return ticket.memberPriceCents === null || ticket.memberPriceCents >= ticket.priceCents;
}

/**
 * Hands a ticket of one's own enrolment to somebody else. Its code changes with its name, so that the old ticket lets
 * nobody in.
 *
 * @throws {RefusedRequest} 409 once somebody came with it, when it is over, and for what only a member may have
 */
export function handOnTicket(
  context: Changing,
  { enrolmentId, place_id: placeId, name }: Own & { readonly place_id: number; readonly name: string },
): Promise<Standing> {
  return withOwnEnrolment(context, { enrolmentId }, async (db, activity, enrolment) => {
    const own = and(eq(enrolmentPlaces.id, placeId), eq(enrolmentPlaces.enrolmentId, enrolment.id));
    const [place] = await db.select().from(enrolmentPlaces).where(own);
    if (place === undefined) throw refuse(codes.notFound);
    if (place.name === name) return standingOf(db, enrolment);
    const [ticket] = await db.select().from(activityTickets).where(eq(activityTickets.id, enrolment.ticketId));
    if (!canHandOn(activity, { enrolment, place, ticket, now: context.now })) return null;
    await db.update(enrolmentPlaces).set({ name, memberId: null, code: ticketCode() }).where(own);
    return standingOf(db, enrolment);
  });
}
