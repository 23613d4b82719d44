import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { localeOf } from './language/address';

/** Loaders that take longer are cut off; the API's own time limit is 30 s (specification §9). */
export const streamTimeout = 35_000;

/** Renders a page as a whole, so that it can be kept and its inline scripts can be hashed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', localeOf(new URL(request.url).pathname));
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        if (!request.signal.aborted) console.error(error);
      },
    });
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** What the server logs of a failed page; a reader who left is no failure. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
