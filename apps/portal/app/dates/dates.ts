import { type Locale, languageTag } from '../language/address';

/** Days are the association's, wherever the reader is. */
const timeZone = 'Asia/Shanghai';

const dayFormats = formats({ month: '2-digit', day: '2-digit' }, { month: 'short', day: 'numeric' });
const monthFormats = formats({ month: 'short' }, { month: 'short' });
const numberFormats = formats({ day: '2-digit' }, { day: '2-digit' });
const timeFormats = formats(
  { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
);

const fullFormats = formats(
  { year: 'numeric', month: 'long', day: 'numeric' },
  { year: 'numeric', month: 'long', day: 'numeric' },
);

/** A day as the loader words it: for reading, and for machines. */
export interface WordedDay {
  readonly text: string;
  readonly machine: string;
}

/**
 * The day of a list entry: `11-20`, or `20 Nov` in English.
 *
 * @param seconds unix seconds
 */
export function listDay(seconds: number, locale: Locale): WordedDay {
  const text = dayFormats[locale].format(seconds * 1000).replace('/', '-');
  return { text, machine: machineDay(seconds) };
}

/** A whole day: `2026年11月20日`, or `20 November 2026` in English. */
export function fullDay(seconds: number, locale: Locale): WordedDay {
  return { text: fullFormats[locale].format(seconds * 1000), machine: machineDay(seconds) };
}

/** An activity's date in the parts that its block is set from. */
export function dateBlock(seconds: number, locale: Locale) {
  return {
    day: numberFormats[locale].formatToParts(seconds * 1000).find(({ type }) => type === 'day')?.value ?? '',
    month: monthFormats[locale].format(seconds * 1000),
    time: timeFormats[locale].format(seconds * 1000),
    machine: machineDay(seconds),
  };
}

const momentFormats = formats(
  {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
);

/** A moment by the association's clock: `2026年11月27日周五 14:00`, or `Fri, 27 November 2026 at 14:00` in English. */
export function moment(seconds: number, locale: Locale): WordedDay {
  return {
    text: momentFormats[locale].format(seconds * 1000),
    machine: new Date(seconds * 1000).toISOString(),
  };
}

const shortFormats = formats(
  { year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
);

/** When something was: `2026年11月27日 14:00`, or `27 Nov 2026, 14:00` in English. */
export function shortMoment(seconds: number, locale: Locale): WordedDay {
  return { text: shortFormats[locale].format(seconds * 1000), machine: new Date(seconds * 1000).toISOString() };
}

/** A day of the association's calendar, such as `2026-11-20`, as {@link fullDay} words it. */
export function calendarDay(day: string, locale: Locale): WordedDay {
  return { text: fullFormats[locale].format(noonOf(day)), machine: day };
}

/** The days from one to before another: `2026年1月1日至12月31日`, or `1 January – 31 December 2026` in English. */
export function daysBetween({ from, until }: { from: string; until: string }, locale: Locale): string {
  const [first, last] = [noonOf(from), noonOf(until) - 86_400_000];
  // In Chinese `Intl` writes every range with slashes.
  if (locale === 'en') return fullFormats.en.formatRange(first, last).replace(/\s*–\s*/, ' – ');
  const text = fullFormats[locale].format(last);
  const isOfOneYear = from.slice(0, 4) === text.slice(0, 4);
  return `${fullFormats[locale].format(first)}至${isOfOneYear ? text.slice(text.indexOf('年') + 1) : text}`;
}

/** Noon in the association's zone, which has no summer time. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00+08:00`);
}

/** `2026-11-20` in the association's zone. */
function machineDay(seconds: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(seconds * 1000);
}

function formats(chinese: Intl.DateTimeFormatOptions, english: Intl.DateTimeFormatOptions) {
  return {
    'zh-cn': new Intl.DateTimeFormat(languageTag['zh-cn'], { timeZone, ...chinese }),
    en: new Intl.DateTimeFormat('en-GB', { timeZone, ...english }),
  } satisfies Record<Locale, Intl.DateTimeFormat>;
}
