export {
  type ActivityPhase,
  type ActivityTimes,
  activityPhase,
  activityPhases,
  closingTime,
  isEnrolmentOpen,
  type PlacesTaken,
} from './activity-phase';
export {
  type EnrolmentEvent,
  type EnrolmentState,
  enrolmentStates,
  enrolmentTransitions,
  holdsPlaces,
  isEnrolmentOver,
  nextEnrolmentState,
} from './enrolment-state';
export { partyPrice, placePrice, type TicketPrice } from './ticket-price';
export {
  couldEverFit,
  keepsPlaces,
  offerEnd,
  type Party,
  partiesToServe,
  type TicketSeats,
  type WaitingList,
} from './waiting-list';
