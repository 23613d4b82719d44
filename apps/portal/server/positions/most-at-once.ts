/** A term of an office by days of the association; `until` is the first day after it, null while it is open. */
export interface Term {
  readonly from: string;
  readonly until: string | null;
}

/** Whether a term covers a day. */
export function covers({ from, until }: Term, day: string): boolean {
  return from <= day && (until === null || day < until);
}

/** Whether two terms have a day in common. */
export function overlap(one: Term, other: Term): boolean {
  return covers(one, other.from) || covers(other, one.from);
}

/** How many terms run on one day at most, while a term runs: it is most on a day on which one begins. */
export function mostAtOnce(others: readonly Term[], during: Term): number {
  const days = [during.from, ...others.map(({ from }) => from).filter((day) => covers(during, day))];
  return Math.max(...days.map((day) => others.filter((term) => covers(term, day)).length));
}
