import type { Cents } from '../../money';
import { addDays, type Day } from './calendar-day';
import { type Instalment, openInstalments } from './due-plan';

/**
 * What somebody is told of a bill: that there is one, that a period was renewed, that something is due.
 *
 * @example
 * noticeKinds.includes('reminder'); // true
 */
export const noticeKinds = ['issued', 'renewed', 'reminder'] as const;

/** One of the {@link noticeKinds}. */
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * A reminder of an instalment, some days from the day on which it is due.
 *
 * @example
 * const reminder: Reminder = { instalment: { number: 1, dueOn: '2026-01-31', cents: cents(51) }, offset: -7 };
 */
export interface Reminder {
  /** With what is still open of it. */
  readonly instalment: Instalment;
  /** In days; negative before the due day. */
  readonly offset: number;
}

/**
 * For so many days a reminder that was missed is made up for; later it is not worth sending any more.
 *
 * @example
 * addDays('2026-01-24', reminderLasts); // '2026-02-03'
 */
export const reminderLasts = 10;

/**
 * The reminders that are to be sent on a day: of each open instalment the latest one whose day has come. One that was
 * missed is made up for within ten days, unless the next one has come meanwhile.
 *
 * @param offsets days from the due day
 * @example
 * const parts = [{ number: 1, dueOn: '2026-01-31', cents: cents(51) }];
 * remindersOn('2026-01-24', parts, cents(0), [-7, 0, 14]); // [{ instalment: parts[0], offset: -7 }]
 */
export function remindersOn(
  today: Day,
  parts: readonly Instalment[],
  settled: Cents,
  offsets: readonly number[],
): readonly Reminder[] {
  return openInstalments(parts, settled).flatMap((instalment) => {
    const come = offsets.filter((offset) => addDays(instalment.dueOn, offset) <= today);
    if (come.length === 0) return [];
    const offset = Math.max(...come);
    return addDays(instalment.dueOn, offset + reminderLasts) > today ? [{ instalment, offset }] : [];
  });
}
