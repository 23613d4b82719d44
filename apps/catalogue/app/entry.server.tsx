import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { baseLocale, type Locale, localeOf } from './language/address';
import { overwriteGetLocale } from './paraglide/runtime';

/** Loaders that take longer are cut off; the API's own time limit is 30 s (specification §9). */
export const streamTimeout = 35_000;

const renderedLocale = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => renderedLocale.getStore() ?? baseLocale);

/**
 * Renders a page as a whole: caches keep it, and its content security policy needs the hashes of its inline scripts.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  return renderedLocale.run(locale, () => renderPage(request, status, headers, context));
}

function renderPage(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
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
