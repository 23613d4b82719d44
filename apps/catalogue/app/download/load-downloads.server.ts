import { parseDownload } from '@selvedge/domain/content';
import type { CatalogueApi } from '../api.server';
import { assertPageExists, type ListPlace } from '../list/page-of-list';

/** Loads a page of files to take along. */
export async function loadDownloads(api: CatalogueApi, place: ListPlace) {
  const found = await api.download.list({ page: place.page });
  assertPageExists(place, found.page_count);
  const downloads = found.list.flatMap((raw) => {
    const parsed = parseDownload(raw);
    if (!parsed.ok) return [];
    const { id, title, isLimit, href } = parsed.value;
    return [{ id, title, kind: raw.kind, size: raw.size, is_limit: isLimit, href }];
  });
  return { ...place, pageCount: found.page_count, downloads };
}

export type DownloadListData = Awaited<ReturnType<typeof loadDownloads>>;
