/**
 * How many of those who say yes or no must say yes: more than half, or two of three at least.
 *
 * @example
 * voteMajorities.includes('two_thirds'); // true
 */
export const voteMajorities = ['simple', 'two_thirds'] as const;

/** How many of those who say yes or no must say yes. */
export type VoteMajority = (typeof voteMajorities)[number];

/**
 * What a council member may say.
 *
 * @example
 * voteChoices.includes('abstain'); // true
 */
export const voteChoices = ['yes', 'no', 'abstain'] as const;

/** What a council member may say. */
export type VoteChoice = (typeof voteChoices)[number];

/** How a council votes on an application. */
export interface VoteRule {
  /** How many of a hundred of those who may vote must have voted; who abstains has voted. */
  readonly quorum: number;
  readonly majority: VoteMajority;
  /** The offices whose holders vote; with none, those of the council. */
  readonly positions: readonly number[];
}

/** What one member of the council said last. */
export interface CastVote {
  readonly memberId: number;
  readonly choice: VoteChoice;
}

/** What came of a vote. */
export interface VoteCount {
  /** How many may vote. */
  readonly electorate: number;
  readonly yes: number;
  readonly no: number;
  readonly abstain: number;
  /** How many must have voted. */
  readonly needed: number;
  readonly isQuorate: boolean;
  /** What holds if the vote is closed now: without a quorum nothing is decided. */
  readonly outcome: 'accepted' | 'rejected' | 'no_quorum';
}

/**
 * Counts a vote. Who is not of the electorate counts for nothing, and of somebody who voted more than once the last vote
 * counts. Who abstains helps the quorum and no side; a tie is no majority.
 *
 * @example
 * const rule = { quorum: 50, majority: 'simple', positions: [] } as const;
 * countVote([1, 2, 3, 4], [{ memberId: 1, choice: 'yes' }, { memberId: 2, choice: 'abstain' }], rule).outcome; // 'accepted'
 * countVote([1, 2, 3, 4], [{ memberId: 1, choice: 'yes' }], rule).outcome; // 'no_quorum'
 */
export function countVote(
  electorate: readonly number[],
  votes: readonly CastVote[],
  { quorum, majority }: Pick<VoteRule, 'quorum' | 'majority'>,
): VoteCount {
  const allowed = new Set(electorate);
  const last = new Map(
    votes.filter(({ memberId }) => allowed.has(memberId)).map((vote) => [vote.memberId, vote.choice]),
  );
  const count = (choice: VoteChoice) => [...last.values()].filter((said) => said === choice).length;
  const [yes, no, abstain] = [count('yes'), count('no'), count('abstain')];
  // Nobody present decides nothing, whatever the quorum says.
  const needed = Math.max(1, Math.ceil((allowed.size * quorum) / 100));
  const isQuorate = last.size >= needed;
  const isCarried = majority === 'simple' ? yes > no : yes > 0 && yes * 3 >= (yes + no) * 2;
  const outcome = isQuorate ? (isCarried ? 'accepted' : 'rejected') : 'no_quorum';
  return { electorate: allowed.size, yes, no, abstain, needed, isQuorate, outcome };
}
