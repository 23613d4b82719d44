import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPageCache, listen, type PageCache } from '@selvedge/server-kit';
import { readCookie, sessionCookieName } from '../identity/session-cookie';
import { publishedChannel } from '../publication/published-channel';
import type { Resources } from '../resources';
import type { PortalSettings } from '../settings';
import { isSharedPage, pageQuery, personalQuery } from './shared-pages';
import { watchMoments } from './watch-moments';

type Fetch = Parameters<PageCache['around']>[0];

export interface OpenPageCache {
  readonly answerFirst: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly around: (fetch: Fetch) => Fetch;
  readonly close: () => Promise<void>;
}

/** Opens the cache of finished pages for guests; who is signed in passes it by and sees what members see. */
export async function openPageCache(
  { databaseUrl, db, log, now, sites }: Pick<Resources, 'databaseUrl' | 'db' | 'log' | 'now' | 'sites'>,
  settings: Pick<PortalSettings, 'PAGE_CACHE_MB' | 'PORTAL_PUBLIC_URL'>,
): Promise<OpenPageCache> {
  const cache = createPageCache({
    maxBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    origin: settings.PORTAL_PUBLIC_URL === undefined ? undefined : sites.originAt,
    isShared: isSharedPage,
    query: pageQuery,
    personalQuery,
    log,
  });
  const moments = watchMoments({ db, now, onMoment: () => cache.expire() });
  const onChange = () => {
    cache.expire();
    moments.look();
  };
  const stopListening = await listen(databaseUrl, {
    channel: publishedChannel,
    onNotice: onChange,
    onGap: onChange,
    log,
  });
  moments.look();
  sites.onMove(() => cache.expire());
  return {
    answerFirst: (request, response) =>
      isSignedIn(request.headers.cookie ?? null) ? false : cache.answerFirst(request, response),
    around: (fetch) => {
      const kept = cache.around(fetch);
      return (request, environment) => (isSignedIn(request.headers.get('cookie')) ? fetch : kept)(request, environment);
    },
    close: async () => {
      moments.stop();
      await stopListening();
    },
  };
}

/** Whether a request brings a session, valid or not: what it is shown must not be kept, and nothing kept be shown to it. */
function isSignedIn(cookies: string | null): boolean {
  return [true, false].some((secure) => readCookie(cookies, sessionCookieName(secure)) !== undefined);
}
