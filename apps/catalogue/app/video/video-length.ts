/**
 * A film's length as players write it.
 *
 * @example
 * videoLength(84); // '1:24'
 */
export function videoLength(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
