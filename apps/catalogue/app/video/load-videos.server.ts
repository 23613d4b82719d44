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

/** Loads a film with what is written about it. */
export async function loadVideo(api: CatalogueApi, id: number) {
  const answer = await orNotFound(api.video.detail({ id }));
  const [video] = readFilm(answer.video);
  return video ? { ...video, bodyHtml: answer.body_html } : null;
}

export type VideoData = NonNullable<Awaited<ReturnType<typeof loadVideo>>>;
