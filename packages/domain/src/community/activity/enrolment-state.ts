/**
 * How an enrolment stands (ours: the specification names enrolling and no states). The first three hold or want places.
 *
 * @example
 * enrolmentStates.includes('offered'); // true
 */
export const enrolmentStates = ['confirmed', 'offered', 'waiting', 'quit', 'lapsed', 'cancelled'] as const;

/** How an enrolment stands. */
export type EnrolmentState = (typeof enrolmentStates)[number];

/** What happens to an enrolment. */
export type EnrolmentEvent =
  /** Places are free for the whole party: they are held for it for a time. */
  | 'offer'
  /** The party takes what it was offered. */
  | 'accept'
  /** The offer's time is over. */
  | 'lapse'
  /** The party stays away. */
  | 'quit'
  /** The activity does not take place. */
  | 'cancel';

/**
 * From which state an event leads to which; what is not listed cannot happen.
 *
 * @example
 * enrolmentTransitions.waiting.offer; // 'offered'
 */
export const enrolmentTransitions = {
  confirmed: { quit: 'quit', cancel: 'cancelled' },
  offered: { accept: 'confirmed', lapse: 'lapsed', quit: 'quit', cancel: 'cancelled' },
  waiting: { offer: 'offered', quit: 'quit', cancel: 'cancelled' },
  quit: {},
  lapsed: {},
  cancelled: {},
} as const satisfies Record<EnrolmentState, Partial<Record<EnrolmentEvent, EnrolmentState>>>;

/**
 * The state after an event; null when it cannot happen in that state.
 *
 * @example
 * nextEnrolmentState('offered', 'accept'); // 'confirmed'
 * nextEnrolmentState('waiting', 'accept'); // null
 */
export function nextEnrolmentState(state: EnrolmentState, event: EnrolmentEvent): EnrolmentState | null {
  const transitions: Partial<Record<EnrolmentEvent, EnrolmentState>> = enrolmentTransitions[state];
  return transitions[event] ?? null;
}

/**
 * Whether an enrolment of a state holds places that nobody else can have.
 *
 * @example
 * holdsPlaces('offered'); // true
 * holdsPlaces('waiting'); // false
 */
export function holdsPlaces(state: EnrolmentState): boolean {
  return state === 'confirmed' || state === 'offered';
}

/**
 * Whether an enrolment of a state is over.
 *
 * @example
 * isEnrolmentOver('lapsed'); // true
 */
export function isEnrolmentOver(state: EnrolmentState): boolean {
  return Object.keys(enrolmentTransitions[state]).length === 0;
}
