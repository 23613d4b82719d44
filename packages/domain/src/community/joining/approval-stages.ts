import type { VoteRule } from './council-vote';

/**
 * What an application to join goes through, in the order in which chambers do it. Each community leaves out what it does
 * not want; the first is always there, because somebody has to look at what was sent.
 *
 * @example
 * stageKinds[0]; // 'review'
 */
export const stageKinds = ['review', 'visit', 'vote', 'dues', 'certificate'] as const;

/** What happens at a stage: papers are read, a company is visited, the council votes, dues are paid, the seal is set. */
export type StageKind = (typeof stageKinds)[number];

/** One stage of a community's way of taking members. */
export interface ApprovalStage {
  readonly kind: StageKind;
  /** How many days it should take; null when nobody waits for it. */
  readonly days: number | null;
  /** The accounts that decide at this stage; with none, everybody does who may decide on applications. */
  readonly people: readonly number[];
  /** How the council votes; of a stage `vote` only. */
  readonly vote?: VoteRule | undefined;
}

/** What is wrong with a list of stages. */
export type StageFault = 'no_review' | 'wrong_order' | 'no_rule' | 'bad_days';

/**
 * What a community begins with: the secretariat reads, the council votes with half of it present, dues are paid.
 *
 * @example
 * defaultStages.map(({ kind }) => kind); // ['review', 'vote', 'dues', 'certificate']
 */
export const defaultStages: readonly ApprovalStage[] = [
  { kind: 'review', days: 7, people: [] },
  { kind: 'vote', days: 14, people: [], vote: { quorum: 50, majority: 'simple', positions: [] } },
  { kind: 'dues', days: 30, people: [] },
  { kind: 'certificate', days: 7, people: [] },
];

const longestStage = 365;

/**
 * What is wrong with a list of stages; null when nothing is. A stage stands once, in the order of {@link stageKinds}.
 *
 * @example
 * stageFault(defaultStages); // null
 * stageFault([{ kind: 'dues', days: 30, people: [] }]); // 'no_review'
 */
export function stageFault(stages: readonly ApprovalStage[]): StageFault | null {
  if (stages[0]?.kind !== 'review') return 'no_review';
  const places = stages.map(({ kind }) => stageKinds.indexOf(kind));
  if (places.some((place, index) => index > 0 && place <= (places[index - 1] ?? -1))) return 'wrong_order';
  if (stages.some(({ kind, vote }) => (kind === 'vote') !== (vote !== undefined))) return 'no_rule';
  const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= longestStage;
  return stages.every(({ days }) => days === null || isDays(days)) ? null : 'bad_days';
}

/**
 * The moment until which a stage should be done; null when nobody waits for it.
 *
 * @example
 * stageDeadline({ kind: 'review', days: 7, people: [] }, new Date(0))?.getTime(); // 604_800_000
 */
export function stageDeadline({ days }: Pick<ApprovalStage, 'days'>, begun: Date): Date | null {
  return days === null ? null : new Date(begun.getTime() + days * 86_400_000);
}

/**
 * The stage after one; null after the last: then the applicant is a member.
 *
 * @example
 * stageAfter(defaultStages, 'review')?.kind; // 'vote'
 * stageAfter(defaultStages, 'certificate'); // null
 */
export function stageAfter(stages: readonly ApprovalStage[], kind: StageKind): ApprovalStage | null {
  const place = stages.findIndex((stage) => stage.kind === kind);
  return place < 0 ? null : (stages[place + 1] ?? null);
}

/**
 * Whether somebody is among those who decide at a stage.
 *
 * @example
 * isOfStage({ people: [] }, 7); // true
 * isOfStage({ people: [3] }, 7); // false
 */
export function isOfStage({ people }: Pick<ApprovalStage, 'people'>, accountId: number): boolean {
  return people.length === 0 || people.includes(accountId);
}
