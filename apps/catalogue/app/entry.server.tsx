import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { firstPictureLink } from './document/first-picture.server';
import { loaderPayload } from './document/loader-payload.server';
import { OwnRules } from './document/own-values';
import { writeDocument } from './document/write-document.server';
import { baseLocale, type Locale, localeOf } from './language/address';
import { overwriteGetLocale } from './paraglide/runtime';

/** Loaders that take longer are cut off; the API's own time limit is 30 s (specification §9). */
export const streamTimeout = 35_000;

const spokenLocale = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => spokenLocale.getStore() ?? baseLocale);

/**
 * Does the work of a request in the language of its address: not only pages speak, loaders and actions do too. The
 * handler of requests calls it, since they all come through there.
 */
export function inLanguageOf<Result>(request: Request, work: () => Result): Result {
  return spokenLocale.run(localeOf(new URL(request.url).pathname.replace(/\.data$/, '')), work);
}

/**
 * Renders a page as a whole: caches keep it, its content security policy needs the hashes of its inline scripts, and
 * a page rendered to a string costs a third of one that is streamed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  const payload = await loaderPayload(context.serverHandoffStream);
  // Read already: Remix shall not stream it again.
  const { serverHandoffStream: _read, ...rest } = context;
  const rules = new Map<string, string>();
  const page = (
    <OwnRules.Provider value={rules}>
      <RemixServer context={rest} url={request.url} />
    </OwnRules.Provider>
  );
  const html = await render(page, request.signal);
  const link = firstPictureLink(html);
  if (link) headers.set('Link', link);
  return new Response(writeDocument(html, payload, [...rules.values()], context), { status, headers });
}

/** Nothing of ours waits while it is rendered. Should a part do so all the same, the page is rendered by waiting. */
async function render(page: JSX.Element, signal: AbortSignal): Promise<string> {
  const html = renderToString(page);
  return html.includes('<!--$!-->') || html.includes('<!--$?-->') ? renderWaiting(page, signal) : html;
}

function renderWaiting(page: JSX.Element, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError(error) {
        if (!signal.aborted) console.error(error);
      },
    });
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** What the server logs of a failed page; a reader who left is no failure. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
