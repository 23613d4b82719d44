import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Log, silentLog } from '../log/create-log';
import { createWorkQueue } from '../pictures/work-queue';
import { chooseEncoding } from './choose-encoding';
import { busyAnswer, entryAnswer } from './entry-answer';
import { type FetchPage, type MadePage, makePage } from './make-page';
import { matchesEtag } from './matches-etag';
import type { PageEntry } from './page-entry';
import { type PageKeyOptions, sharedAddress } from './page-key';
import { pageStore } from './page-store';

export interface PageCacheOptions extends PageKeyOptions {
  /** The memory that kept pages may take. 0 turns the cache off: every request is the app's. */
  readonly maxBytes: number;
  /**
   * Visitors all see the site under this origin, or under the one that their `Host` header leads to; without it the
   * header itself tells pages apart.
   */
  readonly origin?: string | ((host: string) => string) | undefined;
  /** Milliseconds until a page is made again behind the answer. Default a minute. */
  readonly freshFor?: number;
  /** How many pages are made at once, and how many may wait for it; the rest is told to come back. */
  readonly making?: { readonly concurrency: number; readonly waiting: number; readonly longest?: number };
  /** Milliseconds after which a page that is being made is given up. Default 10 s. */
  readonly patience?: number;
  /** May this client have another page made? What is kept already is not asked about. */
  readonly admit?: (request: Request, environment: object) => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: Log;
}

/** Pages that are the same for every visitor, made once. */
export interface PageCache {
  /** Answers in the `node:http` listener, before anything else is made of the request; true when it did. */
  answerFirst(request: IncomingMessage, response: ServerResponse): boolean;
  /** Puts the cache around an app: what is not kept is made once, however many ask. */
  around(fetch: FetchPage): FetchPage;
  /** Everything kept was made before a publication: it is made again before anybody gets it. */
  expire(): void;
  readonly bytes: number;
  readonly size: number;
}

interface Kept extends PageEntry {
  readonly generation: number;
  /** The origin that it was made under, to make it again. */
  readonly origin: string;
}

/** After a failure, a stale page is answered for so long before another try: milliseconds. */
const pause = 1_000;

/** For so long an address that proved to be somebody's own is not tried again: milliseconds. */
const ownFor = 60_000;

const mostOwn = 10_000;

/**
 * Keeps finished pages in memory, compressed, and answers them before the app sees the request (design §4).
 *
 * @example
 * const cache = createPageCache({ maxBytes: 64e6, isShared, query: new Set(['page']), personalQuery: new Set(['design']) });
 * await serve({ app: { fetch: cache.around(app.fetch) }, answerFirst: cache.answerFirst, port: 3000 });
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { freshFor = 60_000, patience = 10_000, now = Date.now, log = silentLog } = options;
  const store = pageStore<Kept>(options.maxBytes);
  const queue = createWorkQueue(options.making ?? { concurrency: 4, waiting: 200 });
  const own = new Map<string, number>();
  let generation = 0;
  let app: FetchPage | undefined;

  const originAt = (host: string) => (typeof options.origin === 'function' ? options.origin(host) : options.origin);
  const keyOf = (host: string, address: string) => `${originAt(host) ?? host}\n${address}`;

  /** Makes the page for everybody who waits for it; nothing of the one who asked goes into it. */
  const make = (key: string, origin: string, address: string, fetch: FetchPage): Promise<MadePage> =>
    queue.run(key, async () => {
      const begun = generation;
      const made = await makePage(fetch, new URL(address, origin), { now, freshFor, patience, log });
      if (made.kind === 'page' && made.keep) store.set(key, { ...made.entry, generation: begun, origin });
      if (made.kind === 'own') {
        if (own.size >= mostOwn) own.clear();
        own.set(key, now() + ownFor);
      }
      return made;
    });

  /** What is kept stays good for a moment when it could not be made again. */
  const holdOn = (key: string, kept: Kept): Kept => {
    const held = { ...kept, generation, staleAt: now() + pause, wrongAt: Number.POSITIVE_INFINITY };
    store.set(key, held);
    return held;
  };

  const refresh = (key: string, kept: Kept, address: string): void => {
    if (app === undefined) return;
    // Others who find it stale meanwhile do not ask again.
    store.set(key, { ...kept, staleAt: now() + patience });
    make(key, kept.origin, address, app).then(
      (made) => made.kind === 'failed' && holdOn(key, kept),
      () => holdOn(key, kept),
    );
  };

  const isRight = (kept: Kept) => kept.generation === generation && now() < kept.wrongAt;

  return {
    answerFirst(request, response) {
      const { method, url = '', headers } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const address = url.includes('?') ? sharedAddress(url, options) : url;
      if (address === undefined) return false;
      const key = keyOf(headers.host ?? '', address);
      const kept = store.get(key);
      if (kept === undefined || !isRight(kept)) return false;
      if (now() >= kept.staleAt) refresh(key, kept, address);
      const form = kept.forms[chooseEncoding(headers['accept-encoding'] as string | undefined)];
      const tags = headers['if-none-match'];
      if (tags !== undefined && kept.status === 200 && matchesEtag(tags, form.etag)) {
        response.writeHead(304, form.unchangedHeaders);
        response.end();
      } else {
        response.writeHead(kept.status, form.headers);
        response.end(method === 'HEAD' ? undefined : form.body);
      }
      return true;
    },

    around(fetch) {
      app = fetch;
      if (options.maxBytes === 0) return fetch;
      return async (request, environment) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return fetch(request, environment);
        const url = new URL(request.url);
        const address = sharedAddress(url.pathname + url.search, options);
        if (address === undefined) return fetch(request, environment);
        const key = keyOf(url.host, address);
        if ((own.get(key) ?? 0) > now()) return fetch(request, environment);
        const kept = store.get(key);
        if (kept !== undefined && isRight(kept)) return entryAnswer(kept, request);
        if (kept === undefined && options.admit !== undefined && !(await options.admit(request, environment))) {
          return busyAnswer(429);
        }
        const origin = originAt(url.host) ?? url.origin;
        const made = await make(key, origin, address, fetch).catch((error: unknown) => {
          log.warn('a page was not made', { address, error: String(error) });
          return { kind: 'failed', entry: undefined } as const;
        });
        if (made.kind === 'own') return fetch(request, environment);
        if (made.kind === 'page') return entryAnswer(made.entry, request);
        if (kept !== undefined) return entryAnswer(holdOn(key, kept), request);
        return made.entry === undefined ? busyAnswer(503) : entryAnswer(made.entry, request);
      };
    },

    expire() {
      generation += 1;
      own.clear();
    },
    get bytes() {
      return store.bytes;
    },
    get size() {
      return store.size;
    },
  };
}
