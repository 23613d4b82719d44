import type { Log } from '../log/create-log';
import { type PageEntry, pageEntry } from './page-entry';
import { pageNote } from './page-note';

/** How an app answers; the environment carries the {@link PageNote} of a page that is made to be kept. */
export type FetchPage = (request: Request, environment: object) => Response | Promise<Response>;

/** What came of making a page. */
export type MadePage =
  | { readonly kind: 'page'; readonly entry: PageEntry; readonly keep: boolean }
  /** It is somebody's own: everybody gets one made for them. */
  | { readonly kind: 'own' }
  /** Something failed; the entry says so to who asked. */
  | { readonly kind: 'failed'; readonly entry: PageEntry | undefined };

export interface MakeOptions {
  readonly now: () => number;
  readonly freshFor: number;
  readonly patience: number;
  readonly log: Log;
}

/** Answers that stay true for a while: those of pages, and for a shorter time of what is not there. */
const keptStatus: ReadonlyMap<number, number> = new Map([
  [200, 1],
  [404, 1 / 6],
  [410, 1 / 6],
]);

/** Browsers ask again each time, caches in front may answer meanwhile and for a day while we are away. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

const unkept = 'no-store';

/**
 * Makes a page for whoever will ask for it: the request has an address and nothing else, so that nothing of the first
 * visitor can get into it.
 */
export async function makePage(fetch: FetchPage, url: URL, options: MakeOptions): Promise<MadePage> {
  const { now, freshFor, patience } = options;
  const note = pageNote();
  const gone = new AbortController();
  const request = new Request(url, { headers: { host: url.host, accept: 'text/html' }, signal: gone.signal });
  const response = await withPatience(Promise.resolve(fetch(request, { page: note })), patience).catch((error) => {
    gone.abort();
    throw error;
  });
  if (isOwn(response) || note.isOwn) {
    await response.body?.cancel();
    return { kind: 'own' };
  }
  const madeAt = now();
  const share = keptStatus.get(response.status);
  const keep = share !== undefined;
  const entry = await pageEntry(response, {
    madeAt,
    staleAt: madeAt + freshFor * (share ?? 0),
    wrongAt: note.firstChange,
    cacheControl: keep ? untilChange(note.firstChange, madeAt) : unkept,
  });
  if (response.status >= 500) return { kind: 'failed', entry };
  return { kind: 'page', entry, keep };
}

/** A cookie, the app's own word, or a way elsewhere, on which the whole query of the one who asked is taken along. */
function isOwn({ headers, status }: Response): boolean {
  if (status >= 300 && status < 400) return true;
  return headers.has('set-cookie') || /\b(private|no-store)\b/.test(headers.get('cache-control') ?? '');
}

/** A cache in front must not outlive what the page tells. */
function untilChange(change: number, now: number): string {
  const seconds = Math.floor((change - now) / 1000);
  if (seconds > 660) return shared;
  return seconds < 1 ? 'public, no-cache' : `public, max-age=0, s-maxage=${Math.min(60, seconds)}`;
}

function withPatience<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not made within ${patience} ms`)), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
