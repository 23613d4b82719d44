import { array, assert, boolean, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couldEverFit, keepsPlaces, type Party, partiesToServe, type WaitingList } from './waiting-list';

const plain = [{ id: 1, seats: null }];
const party = (id: number, size: number, ticketId = 1): Party => ({ id, ticketId, size });
const served = (list: Partial<WaitingList>) =>
  partiesToServe({ seats: 10, tickets: plain, holding: [], waiting: [], keepsPlaces: true, ...list }).map(
    ({ id }) => id,
  );

describe('a waiting list', () => {
  it.each([
    ['offers a party of three its three places together', [party(1, 7)], [party(2, 3)], true, [2]],
    ['offers a party nothing while a place is missing', [party(1, 8)], [party(2, 3)], true, []],
    ['keeps what is free for a party that it is too little for', [party(1, 8)], [party(2, 3), party(3, 1)], true, []],
    ['lets those behind have what is left over', [party(1, 4)], [party(2, 4), party(3, 3), party(4, 2)], true, [2]],
    ['lets in whoever fits shortly before the end', [party(1, 8)], [party(2, 3), party(3, 1)], false, [3]],
    ['keeps nothing for a party that could never fit', [party(1, 8)], [party(2, 11), party(3, 2)], true, [3]],
    ['gives nothing away when more sit than there are seats', [party(1, 12)], [party(2, 1)], true, []],
  ] as const)('%s', (_case, holding, waiting, keeps, ids) => {
    expect(served({ holding, waiting, keepsPlaces: keeps })).toEqual(ids);
  });

  it('passes on to another kind of ticket only what the first party does not need', () => {
    const tickets = [
      { id: 1, seats: 2 },
      { id: 2, seats: null },
    ];
    const holding = [party(1, 2, 1), party(2, 3, 2)];
    const waiting = [party(3, 2, 1), party(4, 3, 2), party(5, 1, 2)];
    // Five seats are free, two of them are kept for party 3, whose kind is sold out.
    expect(served({ tickets, holding, waiting })).toEqual([4]);
    expect(served({ tickets, holding, waiting: [party(3, 2, 1), party(4, 4, 2), party(5, 3, 2)] })).toEqual([]);
  });

  it('keeps places until as long before the end as an offer holds', () => {
    const closing = new Date('2026-12-02T00:00:00Z');
    expect(keepsPlaces(closing, 24, new Date('2026-11-30T23:59:59Z'))).toBe(true);
    expect(keepsPlaces(closing, 24, new Date('2026-12-01T00:00:00Z'))).toBe(false);
  });
});

const lists = record({
  seats: integer({ min: 1, max: 30 }),
  tickets: array(integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 3 }).map((limits) =>
    limits.map((seats, place) => ({ id: place + 1, seats: seats === 0 ? null : seats })),
  ),
  holding: array(record({ ticketId: integer({ min: 1, max: 3 }), size: integer({ min: 1, max: 6 }) }), {
    maxLength: 6,
  }).map((rows) => rows.map((row, place) => ({ ...row, id: 1000 + place }))),
  waiting: uniqueArray(
    record({
      id: integer({ min: 1, max: 999 }),
      ticketId: integer({ min: 1, max: 3 }),
      size: integer({ min: 1, max: 6 }),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  ),
  keepsPlaces: boolean(),
});

const sum = (parties: readonly Party[]) => parties.reduce((total, { size }) => total + size, 0);

describe('whatever the waiting list', () => {
  it('no seat is given twice, neither of the activity nor of a kind of ticket', () => {
    assert(
      property(lists, (list) => {
        const given = partiesToServe(list);
        if (given.length === 0) return;
        const seated = [...list.holding, ...given];
        expect(sum(seated)).toBeLessThanOrEqual(list.seats);
        for (const { id, seats } of list.tickets) {
          const kind = seated.filter(({ ticketId }) => ticketId === id);
          const isOver = sum(list.holding.filter(({ ticketId }) => ticketId === id)) > (seats ?? list.seats);
          if (!isOver) expect(sum(kind)).toBeLessThanOrEqual(seats ?? list.seats);
        }
      }),
    );
  });

  it('what a party gets does not depend on who came after it', () => {
    assert(
      property(lists, integer({ min: 0, max: 12 }), (list, length) => {
        const earlier = list.waiting.slice(0, length);
        const alone = partiesToServe({ ...list, waiting: earlier });
        const together = partiesToServe(list).filter((one) => earlier.includes(one));
        expect(together).toEqual(alone);
      }),
    );
  });

  it('nobody is passed by who wants the same kind of ticket, while places are kept', () => {
    assert(
      property(lists, (list) => {
        const given = new Set(partiesToServe({ ...list, keepsPlaces: true }));
        for (const [place, waits] of list.waiting.entries()) {
          if (given.has(waits) || !couldEverFit(waits, list)) continue;
          const behind = list.waiting.slice(place + 1).filter(({ ticketId }) => ticketId === waits.ticketId);
          // One behind may be let in only with what is left after everything that the earlier one needs.
          const free = list.seats - sum(list.holding) - sum([...given]);
          if (behind.some((one) => given.has(one))) expect(free).toBeGreaterThanOrEqual(waits.size);
        }
      }),
    );
  });

  it('no seat stays empty in the last hours that somebody who waits could have', () => {
    assert(
      property(lists, (list) => {
        const last = { ...list, keepsPlaces: false };
        const given = partiesToServe(last);
        const rest = list.waiting.filter((one) => !given.includes(one));
        expect(partiesToServe({ ...last, holding: [...list.holding, ...given], waiting: rest })).toEqual([]);
      }),
    );
  });

  it('every party that can fit is served once enough of those before it have left', () => {
    assert(
      property(lists, (list) => {
        let holding = [...list.holding];
        let waiting: readonly Party[] = list.waiting.filter((one) => couldEverFit(one, list));
        while (waiting.length > 0) {
          const given = partiesToServe({ ...list, keepsPlaces: true, holding, waiting });
          waiting = waiting.filter((one) => !given.includes(one));
          // Who sits leaves, one party after the other; nobody new comes before those who wait.
          if (holding.length === 0 && given.length === 0) throw new Error('somebody waits before empty seats');
          holding = [...holding, ...given].slice(1);
        }
      }),
    );
  });
});
