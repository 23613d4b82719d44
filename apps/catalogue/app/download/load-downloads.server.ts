import { parseDownload } from '@selvedge/domain/content';
import type { CatalogueApi } from '../api.server';
import { assertPageExists, type ListPlace } from '../list/page-of-list';
import { orNotFound } from '../page/or-not-found.server';
import { requestPage } from './request-page';

/** Loads a page of files to take along. */
export async function loadDownloads(api: CatalogueApi, place: ListPlace) {
  const found = await api.download.list({ page: place.page });
  assertPageExists(place, found.page_count);
  return { ...place, pageCount: found.page_count, downloads: found.list.flatMap(readDownload) };
}

export type DownloadListData = Awaited<ReturnType<typeof loadDownloads>>;

/** Loads one file, with the address of its page. */
export async function loadDownload(api: CatalogueApi, id: number) {
  const [found] = readDownload(await orNotFound(api.download.detail({ id })));
  return found ? { ...found, page: requestPage(found) } : null;
}

export type DownloadPageData = NonNullable<Awaited<ReturnType<typeof loadDownload>>>;

function readDownload(raw: Awaited<ReturnType<CatalogueApi['download']['detail']>>) {
  const parsed = parseDownload(raw);
  if (!parsed.ok) return [];
  const { id, title, isLimit, href, description, fileName } = parsed.value;
  return [{ id, title, kind: raw.kind, size: raw.size, is_limit: isLimit, href, summary: description, fileName }];
}
