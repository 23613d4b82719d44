import type { DayOffset } from '../../demo/content/types';

/** Zhejiang keeps one time all year. */
const zone = '+08:00';

/**
 * The moment of a demo entry: a number of days from the day of loading, at a time of day in Zhejiang.
 *
 * @param time `09:30`
 */
export function demoMoment(now: Date, days: DayOffset, time = '09:00'): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(now);
  const moment = new Date(`${day}T${time}:00${zone}`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment;
}
