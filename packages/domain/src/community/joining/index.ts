export { isEnded, type JoinAct, type JoinState, joinStates, stateAfter } from './application-state';
export {
  type ApprovalStage,
  defaultStages,
  isOfStage,
  type StageFault,
  type StageKind,
  stageAfter,
  stageDeadline,
  stageFault,
  stageKinds,
} from './approval-stages';
export {
  type CastVote,
  countVote,
  type VoteChoice,
  type VoteCount,
  type VoteMajority,
  type VoteRule,
  voteChoices,
  voteMajorities,
} from './council-vote';
export { cardState, maskedName, memberNumber, type NumberPattern } from './member-number';
export { mostSeats, type SeatFault, type SeatPerson, seatFaults } from './seats';
export { type Term, type TermState, termState } from './terms';
