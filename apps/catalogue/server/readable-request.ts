/**
 * The router decodes a path and reads it as an address again, where a backslash at its start is a slash that names a
 * host. Encoded once more it stays what it is, a path that no page has.
 */
export function readableRequest(request: Request): Request {
  const url = new URL(request.url);
  if (!/^\/+%5c/i.test(url.pathname)) return request;
  url.pathname = url.pathname.replace(/%5c/gi, '%255C');
  return new Request(url, request);
}
