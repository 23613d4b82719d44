import type { CatalogueApi } from '../api.server';
import { assertPageExists, type ListPlace } from '../list/page-of-list';
import { orNotFound } from '../page/or-not-found.server';
import { readFilm } from './film-data';

/** Loads a page of films, newest first. */
export async function loadVideos(api: CatalogueApi, place: ListPlace) {
  const found = await api.video.list({ page: place.page });
  assertPageExists(place, found.page_count);
  return { ...place, pageCount: found.page_count, total: found.total, videos: found.list.flatMap(readFilm) };
}

export type VideoListData = Awaited<ReturnType<typeof loadVideos>>;

/** How many films stand below one. */
const otherCount = 6;

/** Loads a film with what is written about it, and the newest of the others. */
export async function loadVideo(api: CatalogueApi, id: number) {
  const [answer, newest] = await Promise.all([
    orNotFound(api.video.detail({ id })),
    api.video.list({ page_size: otherCount + 1 }),
  ]);
  const [video] = readFilm(answer.video);
  const others = newest.list.flatMap(readFilm).filter((film) => film.id !== id);
  return video ? { ...video, bodyHtml: answer.body_html, others: others.slice(0, otherCount) } : null;
}

export type VideoData = NonNullable<Awaited<ReturnType<typeof loadVideo>>>;
