const written = [
  // 2026-11-22, 2026/11/22, 2026.11.22, 2026年11月22日, 20261122
  /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?(?:[T\s].*)?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  // 22.11.2026 and 22-11-2026, as it is written in most of the world
  /^(?<day>\d{1,2})[.-](?<month>\d{1,2})[.-](?<year>\d{4})$/,
  // 22 November 2026
  /^(?<day>\d{1,2})\s+(?<name>[a-z]{3,9})\.?,?\s+(?<year>\d{4})$/i,
  // November 22, 2026
  /^(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})$/i,
];

const slashed = /^(?<one>\d{1,2})\/(?<two>\d{1,2})\/(?<year>\d{4})$/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The days since 1899-12-30, as spreadsheets count; from 1950 to 2100. */
const serial = /^(?<days>[1-7]\d{4})$/;

/**
 * The day that a text names, as `2026-11-22`; null when it names none, or may name two: `03/04/2026` is a day of March
 * here and of April there, so it is refused rather than guessed.
 *
 * @example
 * readDay('2026年11月22日'); // '2026-11-22'
 * readDay('22/11/2026'); // '2026-11-22'
 */
export function readDay(text: string): string | null {
  const plain = text.trim();
  for (const form of written) {
    const found = plain.match(form)?.groups;
    if (found !== undefined) return dayOf(Number(found.year), monthIn(found), Number(found.day));
  }
  const parts = plain.match(slashed)?.groups;
  if (parts !== undefined) return ofSlashed(Number(parts.one), Number(parts.two), Number(parts.year));
  const days = plain.match(serial)?.groups?.days;
  return days === undefined ? null : new Date(Date.UTC(1899, 11, 30 + Number(days))).toISOString().slice(0, 10);
}

function monthIn({ month, name }: Readonly<Record<string, string | undefined>>): number {
  return name === undefined ? Number(month) : months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function ofSlashed(one: number, two: number, year: number): string | null {
  if (one === two) return dayOf(year, one, two);
  if (one > 12) return dayOf(year, two, one);
  return two > 12 ? dayOf(year, one, two) : null;
}

function dayOf(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2100) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : null;
}
