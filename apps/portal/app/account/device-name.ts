/** What a browser calls itself, the most telling name first: Edge calls itself Chrome too, and Chrome Safari. */
const browsers = [
  ['MicroMessenger', 'WeChat'],
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/**
 * A browser by names that people know; null for what is no browser.
 *
 * @example
 * deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'); // 'Chrome · Windows'
 */
export function deviceName(userAgent: string): string | null {
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  const parts = [named(browsers), named(systems)].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(' · ');
}
