import { createHash } from 'node:crypto';
import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import { type PortalContext, unixSeconds } from '../context';
import { activities, enrolmentPlaces, enrolments } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { readTitle } from './read-title';
import { requireActivity } from './require-activity';
import { selectTickets } from './ticket-queries';

interface One {
  readonly ccId: number;
  readonly activityId: number;
}

/** The list of the door: every ticket that lets somebody in, by the hash of its code. */
export async function readDoorList(context: PortalContext, one: One) {
  const activity = await requireActivity(context, one);
  const { db } = context;
  const [rows, tickets, words] = await Promise.all([
    db
      .select({ place: enrolmentPlaces, enrolment: enrolments })
      .from(enrolmentPlaces)
      .innerJoin(enrolments, eq(enrolments.id, enrolmentPlaces.enrolmentId))
      .where(lettingIn(activity.id))
      .orderBy(asc(enrolmentPlaces.name), asc(enrolmentPlaces.id)),
    selectTickets(context, activity.id),
    readTitle(context, activity.id),
  ]);
  const open = new Set(['unpaid', 'refused', 'review']);
  return {
    activity: {
      id: activity.id,
      title: words?.title ?? '',
      place: words?.place ?? '',
      start_time: unixSeconds(activity.startsAt),
      end_time: unixSeconds(activity.endsAt),
      seats: activity.seats,
    },
    list: rows.map(({ place, enrolment }) => ({
      place_id: place.id,
      name: place.name,
      contact: enrolment.contact,
      ticket: tickets.find(({ ticket }) => ticket.id === enrolment.ticketId)?.title ?? '',
      code_hash: createHash('sha256').update(place.code).digest('hex'),
      unpaid: open.has(enrolment.payment) ? enrolment.totalCents : 0,
      checked_in_time: place.checkedInAt === null ? null : unixSeconds(place.checkedInAt),
    })),
  };
}

interface Noted {
  readonly place_id: number;
  /** In unix seconds, by the clock of the door. */
  readonly time: number;
  readonly is_undone: boolean;
}

/**
 * Says who came, as often as need be. Of several doors the first time counts; a note from the future is from now.
 */
export async function checkIn(
  context: PortalContext,
  { ccId, activityId, list }: One & { readonly list: readonly Noted[] },
) {
  requireRight(context, 'activity.manage', ccId);
  const { db, now } = context;
  return withTransaction(db, async (transaction) => {
    const own = and(eq(activities.id, activityId), eq(activities.communityId, ccId));
    const [activity] = await transaction.select({ id: activities.id }).from(activities).where(own);
    if (activity === undefined) throw refuse(codes.notFound);
    const ids = [...new Set(list.map(({ place_id }) => place_id))];
    const rows = await transaction
      .select({ place: enrolmentPlaces })
      .from(enrolmentPlaces)
      .innerJoin(enrolments, eq(enrolments.id, enrolmentPlaces.enrolmentId))
      .where(and(lettingIn(activityId), inArray(enrolmentPlaces.id, ids)))
      .orderBy(asc(enrolmentPlaces.id))
      .for('update', { of: enrolmentPlaces });
    const known = new Map(rows.map(({ place }) => [place.id, place.checkedInAt]));
    const before = new Map(known);
    for (const { place_id, time, is_undone } of list) {
      if (!known.has(place_id)) continue;
      const at = new Date(Math.min(time * 1000, now.getTime()));
      const earlier = known.get(place_id) ?? null;
      known.set(place_id, is_undone ? null : earlier !== null && earlier < at ? earlier : at);
    }
    const changed = [...known].filter(([id, at]) => before.get(id)?.getTime() !== at?.getTime());
    for (const [id, checkedInAt] of changed) {
      await transaction.update(enrolmentPlaces).set({ checkedInAt }).where(eq(enrolmentPlaces.id, id));
    }
    if (changed.length > 0) {
      await recordAct(transaction, context, {
        ccId,
        act: 'activity.checkIn',
        subject: `activity:${activityId}`,
        details: { places: changed.map(([id]) => id) },
      });
    }
    return {
      list: [...known].map(([id, at]) => ({ place_id: id, checked_in_time: at === null ? null : unixSeconds(at) })),
      refused: ids.filter((id) => !known.has(id)),
    };
  });
}

/** The places of those who come. */
function lettingIn(activityId: number) {
  return and(
    eq(enrolmentPlaces.activityId, activityId),
    eq(enrolments.state, 'confirmed'),
    isNull(enrolmentPlaces.givenUpAt),
  );
}
