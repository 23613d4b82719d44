import { describe, expect, it } from 'vitest';
import { cents } from '../../money/money';
import { activityPhase, isEnrolmentOpen } from './activity-phase';
import {
  type EnrolmentEvent,
  enrolmentStates,
  enrolmentTransitions,
  holdsPlaces,
  isEnrolmentOver,
  nextEnrolmentState,
} from './enrolment-state';
import { partyPrice } from './ticket-price';
import { offerEnd } from './waiting-list';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const evening = { state: 'published', startsAt: at('10:00'), endsAt: at('12:00'), closesAt: at('08:00') } as const;
const room = { seats: 20, taken: 12, waiting: 0 };

describe('the phase of an activity', () => {
  it.each([
    ['before it closes', {}, room, '07:59', 'enrolling', true],
    ['with no place left', {}, { ...room, taken: 20 }, '07:59', 'full', true],
    ['while places are kept for who waits', {}, { ...room, waiting: 9 }, '07:59', 'full', true],
    ['when it closes', {}, room, '08:00', 'closed', false],
    ['without a closing time, until the start', { closesAt: null }, room, '09:59', 'enrolling', true],
    ['with a closing time after the start', { closesAt: at('11:00') }, room, '10:30', 'running', false],
    ['at its start', {}, room, '10:00', 'running', false],
    ['at its end', {}, room, '12:00', 'over', false],
    ['when it is cancelled, whatever the clock says', { state: 'cancelled' }, room, '13:00', 'cancelled', false],
    ['while it is a draft', { state: 'draft' }, room, '07:00', 'draft', false],
  ] as const)('%s', (_case, changes, places, time, phase, isOpen) => {
    expect(activityPhase({ ...evening, ...changes }, places, at(time))).toBe(phase);
    expect(isEnrolmentOpen({ ...evening, ...changes }, at(time))).toBe(isOpen);
  });
});

describe('the states of an enrolment', () => {
  it.each([
    ['waiting', 'offer', 'offered'],
    ['waiting', 'accept', null],
    ['offered', 'accept', 'confirmed'],
    ['offered', 'lapse', 'lapsed'],
    ['confirmed', 'lapse', null],
    ['confirmed', 'quit', 'quit'],
    ['quit', 'accept', null],
    ['cancelled', 'quit', null],
  ] as const)('%s by %s is %j', (state, event: EnrolmentEvent, next) => {
    expect(nextEnrolmentState(state, event)).toBe(next);
  });

  it('that hold places are not over, and those that are over lead nowhere', () => {
    for (const state of enrolmentStates) {
      if (holdsPlaces(state)) expect(isEnrolmentOver(state)).toBe(false);
      expect(isEnrolmentOver(state)).toBe(Object.keys(enrolmentTransitions[state]).length === 0);
    }
  });
});

describe('the price of a party', () => {
  const people = [{ isMember: true }, { isMember: false }, { isMember: true }];

  it.each([
    ['members pay less', { price: cents(20_000), memberPrice: cents(5_000) }, 30_000],
    ['members pay nothing', { price: cents(20_000), memberPrice: cents(0) }, 20_000],
    ['everybody pays the same', { price: cents(100), memberPrice: null }, 300],
  ])('%s', (_case, ticket, total) => {
    expect(partyPrice(ticket, people)).toBe(total);
  });
});

describe('an offer', () => {
  it.each([
    ['holds for its hours', at('00:00'), 6, '2026-12-01T06:00:00.000Z'],
    ['ends with the closing time', at('05:00'), 6, '2026-12-01T08:00:00.000Z'],
  ])('%s', (_case, now, hours, end) => {
    expect(offerEnd(at('08:00'), hours, now).toISOString()).toBe(end);
  });
});
