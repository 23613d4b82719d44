/** A kind of ticket: it shares the activity's seats, or may take no more than some of them. */
export interface TicketSeats {
  readonly id: number;
  /** The most of the activity's seats that this kind may take; null when all of them. */
  readonly seats: number | null;
}

/** An enrolment as the waiting list sees it: how many places of which kind, together or not at all. */
export interface Party {
  readonly id: number;
  readonly ticketId: number;
  readonly size: number;
}

/** What a waiting list is worked off from. */
export interface WaitingList {
  readonly seats: number;
  readonly tickets: readonly TicketSeats[];
  /** Who has places, or is being offered some. */
  readonly holding: readonly Party[];
  /** Who waits, who came first first. */
  readonly waiting: readonly Party[];
  /** Whether places are kept for a party that they are too few for. Shortly before the closing time they are not. */
  readonly keepsPlaces: boolean;
}

/**
 * Who of the waiting list gets places now. A party gets all of its places or none.
 *
 * The rule: who came first is served first, and nobody who came later takes a place that an earlier party could need.
 * When a party is too large for what is free, that much is kept for it, and only what is left over goes to those
 * behind it; so a large party never starves. In the last hours (`keepsPlaces` false) whoever fits is let in, in the
 * same order, so that no seat stays empty. A party that could never fit keeps nothing.
 *
 * @returns the parties that are to be offered places, in their order
 * @example
 * const tickets = [{ id: 1, seats: null }];
 * const waiting = [{ id: 7, ticketId: 1, size: 3 }, { id: 8, ticketId: 1, size: 1 }];
 * const holding = [{ id: 5, ticketId: 1, size: 8 }];
 * partiesToServe({ seats: 10, tickets, holding, waiting, keepsPlaces: true }); // []
 * partiesToServe({ seats: 10, tickets, holding, waiting, keepsPlaces: false }).map(({ id }) => id); // [8]
 */
export function partiesToServe({ seats, tickets, holding, waiting, keepsPlaces }: WaitingList): readonly Party[] {
  const limits = new Map(tickets.map((ticket) => [ticket.id, ticket.seats ?? seats]));
  const freeOf = new Map(limits);
  let free = seats;
  const take = ({ ticketId, size }: Party) => {
    free -= size;
    freeOf.set(ticketId, (freeOf.get(ticketId) ?? 0) - size);
  };
  for (const party of holding) take(party);
  return waiting.filter((party) => {
    const fits = party.size <= Math.min(free, freeOf.get(party.ticketId) ?? 0);
    // What is kept for who came earlier counts as taken for everybody behind.
    if (fits || (keepsPlaces && couldFit(party, { seats, limits }))) take(party);
    return fits;
  });
}

/**
 * Whether a party could have its places if nobody else came.
 *
 * @example
 * couldEverFit({ id: 1, ticketId: 1, size: 4 }, { seats: 20, tickets: [{ id: 1, seats: 3 }] }); // false
 */
export function couldEverFit(party: Party, { seats, tickets }: Pick<WaitingList, 'seats' | 'tickets'>): boolean {
  return couldFit(party, { seats, limits: new Map(tickets.map((ticket) => [ticket.id, ticket.seats ?? seats])) });
}

function couldFit(
  { ticketId, size }: Party,
  { seats, limits }: { readonly seats: number; readonly limits: ReadonlyMap<number, number> },
): boolean {
  return size <= seats && size <= (limits.get(ticketId) ?? 0);
}

/**
 * Whether places are still kept for parties that they are too few for: until as long before the closing time as an
 * offer holds.
 *
 * @param offerHours how long an offer holds, in hours
 * @example
 * keepsPlaces(new Date('2026-12-01T10:00:00Z'), 24, new Date('2026-11-30T11:00:00Z')); // false
 */
export function keepsPlaces(closing: Date, offerHours: number, now: Date): boolean {
  return now.getTime() < closing.getTime() - offerHours * hour;
}

/**
 * Until when an offer that is made now holds: never beyond the closing time.
 *
 * @param offerHours how long an offer holds, in hours
 * @example
 * const now = new Date('2026-11-20T00:00:00Z');
 * offerEnd(new Date('2026-12-01T00:00:00Z'), 24, now).toISOString(); // '2026-11-21T00:00:00.000Z'
 */
export function offerEnd(closing: Date, offerHours: number, now: Date): Date {
  return new Date(Math.min(closing.getTime(), now.getTime() + offerHours * hour));
}

const hour = 3_600_000;
