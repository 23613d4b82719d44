import { closingTime, isEnrolmentOpen, keepsPlaces, offerEnd, partiesToServe } from '@selvedge/domain/activity';
import { eq, inArray } from 'drizzle-orm';
import { enrolments } from '../database/schema';
import {
  type Activity,
  type Enrolment,
  lapseOffers,
  selectParties,
  selectTicketSeats,
  type Writing,
} from './enrolment-queries';
import { tellParties } from './tell-parties';

export interface PassingOn {
  readonly now: Date;
  readonly origin: string;
  /** Who has just left, as it stood before. */
  readonly left?: Enrolment | undefined;
}

/**
 * Passes on what is free in an activity that is locked: offers whose time is over end, and whoever is next is offered
 * the places, a party all of its places together. Called after every change, and by the clock.
 */
export async function passOn(db: Writing, activity: Activity, { now, origin, left }: PassingOn): Promise<void> {
  const lapsed = await lapseOffers(db, activity.id, now);
  await tellParties(db, lapsed, { activity, news: 'lapsed', now, origin });
  if (!isEnrolmentOpen(activity, now)) return;
  const parties = await selectParties(db, activity.id);
  const waiting = parties.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return;
  const served = partiesToServe({
    seats: activity.seats,
    tickets: await selectTicketSeats(db, activity.id),
    holding: parties.filter(({ state }) => state !== 'waiting'),
    waiting,
    keepsPlaces: keepsPlaces(closingTime(activity), activity.offerHours, now),
  });
  await tellWhoIsNext(db, { activity, waiting, served, left, now, origin });
  if (served.length === 0) return;
  const offered = await db
    .update(enrolments)
    .set({ state: 'offered', offerEndsAt: offerEnd(closingTime(activity), activity.offerHours, now), updatedAt: now })
    .where(
      inArray(
        enrolments.id,
        served.map(({ id }) => id),
      ),
    )
    .returning();
  await tellParties(db, offered, { activity, news: 'offered', now, origin });
}

interface MovingUp extends PassingOn {
  readonly activity: Activity;
  /** In the order in which they came. */
  readonly waiting: readonly { readonly id: number }[];
  readonly served: readonly { readonly id: number }[];
}

/** Tells the party that is next on the waiting list now because somebody before it is gone from there. */
async function tellWhoIsNext(db: Writing, { activity, waiting, served, left, now, origin }: MovingUp): Promise<void> {
  const isServed = new Set(served.map(({ id }) => id));
  const next = waiting.find(({ id }) => !isServed.has(id));
  if (next === undefined) return;
  const gone = [...served, ...(left?.state === 'waiting' ? [left] : [])];
  if (!gone.some(({ id }) => id < next.id)) return;
  const parties = await db.select().from(enrolments).where(eq(enrolments.id, next.id));
  await tellParties(db, parties, { activity, news: 'moved_up', now, origin });
}
