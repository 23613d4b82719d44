/** The association's clock runs eight hours before UTC all the year. */
const ahead = 8 * 3600;

/** A moment as a field of day and time shows it: `2026-11-21T09:00`. */
export function toBeijingField(seconds: number | null | undefined): string {
  return typeof seconds === 'number' ? new Date((seconds + ahead) * 1000).toISOString().slice(0, 16) : '';
}

/** The moment that a field of day and time names, in unix seconds; null while it names none. */
export function fromBeijingField(field: string): number | null {
  const milliseconds = Date.parse(`${field}:00+08:00`);
  return Number.isNaN(milliseconds) ? null : milliseconds / 1000;
}

/** A moment for people: `2026-11-21 09:00`. */
export function beijingTime(seconds: number | null | undefined): string {
  return toBeijingField(seconds).replace('T', ' ');
}
