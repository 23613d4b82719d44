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
