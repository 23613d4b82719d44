/**
 * Milliseconds that an answer asks to wait before the next try, or null. A date is measured against the answer's own
 * `Date`, so that the clock of this machine does not matter.
 */
export function retryAfterMs(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const ms = Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
