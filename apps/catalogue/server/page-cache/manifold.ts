/** What of an address or a call can be anything that somebody likes to make up. */
const manifold = ['keywords', 'use', 'weight', 'fibre', 'count', 'certificate'] as const;

/**
 * Whether there are more of such requests than could ever be kept: searches and lists that are narrowed down. A flood
 * of them must not reach the database, so they are counted for each client.
 *
 * @example
 * isManifold({ keywords: 'denim' }); // true
 * isManifold({ page: '2' }); // false
 */
export function isManifold(asked: object): boolean {
  return manifold.some((name) => (asked as Readonly<Record<string, unknown>>)[name] !== undefined);
}
