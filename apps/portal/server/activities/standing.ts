import { unixSeconds } from '../context';
import { type Enrolment, placeInList, type Reading } from './enrolment-queries';

/** How an enrolment stands, as it travels. */
export async function standingOf(db: Reading, enrolment: Enrolment) {
  const { id, state, size, offerEndsAt, totalCents, payment } = enrolment;
  return {
    id,
    state,
    size,
    place: await placeInList(db, enrolment),
    offer_end_time: offerEndsAt === null ? null : unixSeconds(offerEndsAt),
    total: totalCents,
    payment,
  };
}

export type Standing = Awaited<ReturnType<typeof standingOf>>;
