/** How a term of office stands. `due` runs and ends soon: there is somebody to be elected. */
export type TermState = 'coming' | 'running' | 'due' | 'over';

/** A term of office in days of the association, such as `2026-11-22`; `until` is the first day after it. */
export interface Term {
  readonly from: string;
  readonly until: string | null;
}

/**
 * How a term stands on a day.
 *
 * @param notice how many days before its end a term is due for an election
 * @example
 * termState({ from: '2024-01-01', until: '2028-01-01' }, '2027-11-30', 90); // 'due'
 */
export function termState({ from, until }: Term, day: string, notice: number): TermState {
  if (day < from) return 'coming';
  if (until === null) return 'running';
  if (day >= until) return 'over';
  return addDays(day, notice) >= until ? 'due' : 'running';
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
