import { busySentence } from '../overload/turn-away';
import { chooseEncoding } from './choose-encoding';
import { matchesEtag } from './matches-etag';
import type { PageEntry } from './page-entry';

/** The answer that an entry gives to a request. */
export function entryAnswer(entry: PageEntry, request: Request): Response {
  const form = entry.forms[chooseEncoding(request.headers.get('accept-encoding') ?? undefined)];
  const tags = request.headers.get('if-none-match');
  if (tags !== null && entry.status === 200 && matchesEtag(tags, form.etag)) {
    return new Response(null, { status: 304, headers: pairs(form.unchangedHeaders) });
  }
  const body = request.method === 'HEAD' ? null : new Uint8Array(form.body);
  return new Response(body, { status: entry.status, headers: pairs(form.headers) });
}

/** Told at once, so that a flood costs little: come back in a moment. */
export function busyAnswer(status: 429 | 503): Response {
  return new Response(busySentence, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2', 'cache-control': 'no-store' },
  });
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []));
}
