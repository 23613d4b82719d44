/** The moments of an activity as its form holds them, in unix seconds; what is not filled in yet is nothing. */
interface Moments {
  readonly start_time?: number | null;
  readonly end_time?: number | null;
}

const isLater = (one: number | null | undefined, other: number | null | undefined) =>
  typeof one === 'number' && typeof other === 'number' && one > other;

/** Why an end is refused: it is not later than the beginning. */
export function endsAfterBegin(end: number | null | undefined, { start_time }: Moments): string | undefined {
  return isLater(end, start_time) || typeof end !== 'number' || typeof start_time !== 'number'
    ? undefined
    : 'desk.activity.ends_first';
}

/** Why a closing time is refused: the activity is over by then. */
export function closesByEnd(close: number | null | undefined, { end_time }: Moments): string | undefined {
  return isLater(close, end_time) ? 'desk.activity.closes_late' : undefined;
}
