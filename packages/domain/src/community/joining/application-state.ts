/**
 * How an application to join stands. `asked` waits for the applicant, `running` for the association; the last three are
 * the end of it.
 *
 * @example
 * joinStates.includes('asked'); // true
 */
export const joinStates = ['draft', 'running', 'asked', 'admitted', 'refused', 'withdrawn'] as const;

/** How an application to join stands. */
export type JoinState = (typeof joinStates)[number];

/** What can be done with an application: the first four by the applicant, the others by the association. */
export type JoinAct = 'save' | 'submit' | 'answer' | 'withdraw' | 'ask' | 'advance' | 'refuse' | 'admit';

const moves = {
  save: { draft: 'draft' },
  submit: { draft: 'running' },
  answer: { asked: 'running' },
  withdraw: { draft: 'withdrawn', running: 'withdrawn', asked: 'withdrawn' },
  ask: { running: 'asked', asked: 'asked' },
  advance: { running: 'running' },
  refuse: { running: 'refused', asked: 'refused' },
  admit: { running: 'admitted' },
} as const satisfies Record<JoinAct, Partial<Record<JoinState, JoinState>>>;

/**
 * How an application stands after an act; null when the act can't be done as it stands. What has ended never moves.
 *
 * @example
 * stateAfter('draft', 'submit'); // 'running'
 * stateAfter('refused', 'advance'); // null
 */
export function stateAfter(state: JoinState, act: JoinAct): JoinState | null {
  const ways: Partial<Record<JoinState, JoinState>> = moves[act];
  return ways[state] ?? null;
}

/**
 * Whether an application has come to its end.
 *
 * @example
 * isEnded('refused'); // true
 */
export function isEnded(state: JoinState): boolean {
  return state === 'admitted' || state === 'refused' || state === 'withdrawn';
}
