import { closingTime, isEnrolmentOpen, keepsPlaces, offerEnd, partiesToServe } from '@selvedge/domain/activity';
import { inArray } from 'drizzle-orm';
import { enrolments } from '../database/schema';
import { type Activity, lapseOffers, selectParties, selectTicketSeats, type Writing } from './enrolment-queries';
import { tellParties } from './tell-parties';

export interface PassingOn {
  readonly now: Date;
  readonly origin: string;
}

/**
 * Passes on what is free in an activity that is locked: offers whose time is over end, and whoever is next is offered
 * the places, a party all of its places together. Called after every change, and by the clock.
 */
export async function passOn(db: Writing, activity: Activity, { now, origin }: PassingOn): Promise<void> {
  const lapsed = await lapseOffers(db, activity.id, now);
  await tellParties(db, lapsed, { activity, news: 'lapsed', origin });
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
  await tellParties(db, offered, { activity, news: 'offered', origin });
}
