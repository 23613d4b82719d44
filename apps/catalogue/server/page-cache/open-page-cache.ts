import {
  createPageCache,
  listen,
  memoryLimits,
  type PageCache,
  type RequestEnvironment,
  readFacts,
} from '@selvedge/server-kit';
import { summariseProducts } from '../kept/product-summary';
import { readingTable } from '../limits';
import type { Resources } from '../resources';
import type { CatalogueSettings } from '../settings';
import { isManifold } from './manifold';
import { isSharedPage, pageQuery, personalQuery } from './shared-pages';

/** The channel that a publication is told over, by the database itself. */
export const publishedChannel = 'catalogue_published';

/** Who came after so many would wait longer than anybody likes to: they are told to come back instead. */
const mostWaiting = 40;

/** The same by time: milliseconds that pages may take until the turn of whoever comes now. */
const longestWait = 500;

export interface OpenPageCache {
  readonly cache: PageCache;
  readonly close: () => Promise<void>;
}

/** Opens the cache of finished pages, which forgets what it has whenever something is published, on any instance. */
export async function openPageCache(
  { databaseUrl, db, kept, log }: Pick<Resources, 'databaseUrl' | 'db' | 'kept' | 'log'>,
  settings: CatalogueSettings,
): Promise<OpenPageCache> {
  const keepsPages = settings.PAGE_CACHE_MB > 0;
  const cache = createPageCache({
    maxBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    origin: settings.PUBLIC_URL,
    isShared: isSharedPage,
    query: pageQuery,
    personalQuery,
    admit: admitting(settings),
    making: { concurrency: 6, waiting: mostWaiting, longest: longestWait },
    log,
  });
  const close = await listen(databaseUrl, {
    channel: publishedChannel,
    onNotice: () => {
      // First what pages are made of.
      kept.expire();
      cache.expire();
    },
    onLoss: () => kept.hears(false),
    onGap: () => {
      kept.hears(keepsPages);
      cache.expire();
    },
    log,
  });
  kept.hears(keepsPages);
  // The numbers of a large catalogue take a while, and nobody shall be told of fewer pages meanwhile.
  if (keepsPages) await kept.exactly('product summary', () => summariseProducts(db));
  return { cache, close };
}

/** Whether whoever asks may have another page made: as many as the site has, but only so many of what they make up. */
export function admitting({ LIMITS, TRUST_PROXY }: Pick<CatalogueSettings, 'LIMITS' | 'TRUST_PROXY'>) {
  const readings = memoryLimits(readingTable, { on: LIMITS === 'on' });
  return async (request: Request, environment: RequestEnvironment): Promise<boolean> => {
    if (!isManifold(Object.fromEntries(new URL(request.url).searchParams))) return true;
    const { clientIp } = readFacts(request, environment, { trustProxy: TRUST_PROXY });
    return readings.take('reading', clientIp).then(
      () => true,
      () => false,
    );
  };
}
