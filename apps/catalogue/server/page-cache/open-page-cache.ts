import { createPageCache, listen, type PageCache } from '@selvedge/server-kit';
import type { Resources } from '../resources';
import type { CatalogueSettings } from '../settings';
import { isSharedPage, pageQuery, personalQuery } from './shared-pages';

/** The channel that a publication is told over, by the database itself. */
export const publishedChannel = 'catalogue_published';

export interface OpenPageCache {
  readonly cache: PageCache;
  readonly close: () => Promise<void>;
}

/** Opens the cache of finished pages, which forgets what it has whenever something is published, on any instance. */
export async function openPageCache(
  { databaseUrl, log }: Pick<Resources, 'databaseUrl' | 'log'>,
  settings: CatalogueSettings,
): Promise<OpenPageCache> {
  const cache = createPageCache({
    maxBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    origin: settings.PUBLIC_URL,
    isShared: isSharedPage,
    query: pageQuery,
    personalQuery,
    log,
  });
  const close = await listen(databaseUrl, {
    channel: publishedChannel,
    onNotice: () => cache.expire(),
    onGap: () => cache.expire(),
    log,
  });
  return { cache, close };
}
