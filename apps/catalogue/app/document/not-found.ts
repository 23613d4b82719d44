/**
 * What a loader throws when an address leads nowhere. A plain response: the texts belong to the page that shows it.
 *
 * @example
 * throw notFound();
 */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}
