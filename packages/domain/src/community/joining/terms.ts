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

/**
 * The first day after a term of some years; the 29th of February is followed by the 1st of March.
 *
 * @example
 * termEnd('2024-02-29', 1); // '2025-03-01'
 */
export function termEnd(from: string, years: number): string {
  const [year = '', month = '', date = ''] = from.split('-');
  return new Date(Date.UTC(Number(year) + years, Number(month) - 1, Number(date))).toISOString().slice(0, 10);
}

/**
 * Whether one more term fits beside others of the same office, however they overlap.
 *
 * @param seats how many may hold the office at once; null when that is open
 * @example
 * termFits({ from: '2026-01-01', until: null }, [{ from: '2024-01-01', until: '2026-01-01' }], 1); // true
 */
export function termFits(term: Term, others: readonly Term[], seats: number | null): boolean {
  if (seats === null) return true;
  const beside = others.filter((other) => overlaps(term, other));
  // As many hold it at once as on the busiest first day of a term.
  const days = [term.from, ...beside.map(({ from }) => from).filter((from) => from > term.from)];
  return days.every((day) => beside.filter((other) => holds(other, day)).length < seats);
}

function overlaps(one: Term, other: Term): boolean {
  return (one.until === null || other.from < one.until) && (other.until === null || one.from < other.until);
}

function holds({ from, until }: Term, day: string): boolean {
  return from <= day && (until === null || day < until);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
