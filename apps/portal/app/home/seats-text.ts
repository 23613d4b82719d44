import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';

/** Up to this many free seats are counted down one by one; before that, what is taken says more. */
const fewSeats = 8;

/** What a reader wants to know of the seats: how many wait, how few are left, or how many are taken. */
export function seatsText({ seats, enrolled }: { seats: number; enrolled: number }, locale: Locale): string {
  const left = seats - enrolled;
  if (left === 0) return m.activity_full({}, { locale });
  if (left < 0) return m.activity_waiting({ count: -left }, { locale });
  if (left <= fewSeats) return m.activity_left({ count: left }, { locale });
  return m.activity_taken({ taken: enrolled, seats }, { locale });
}
