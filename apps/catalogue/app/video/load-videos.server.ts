import { parseVideo } from '@selvedge/domain/content';
import type { CatalogueApi } from '../api.server';
import { assertPageExists, type ListPlace } from '../list/page-of-list';
import { orNotFound } from '../page/or-not-found.server';
import { pictureSource } from '../product/product-card-data';

/** Loads a page of films, newest first. */
export async function loadVideos(api: CatalogueApi, place: ListPlace) {
  const found = await api.video.list({ page: place.page });
  assertPageExists(place, found.page_count);
  return { ...place, pageCount: found.page_count, total: found.total, videos: found.list.flatMap(readVideo) };
}

export type VideoListData = Awaited<ReturnType<typeof loadVideos>>;

/** Loads a film with its files. */
export async function loadVideo(api: CatalogueApi, id: number) {
  const answer = await orNotFound(api.video.detail({ id }));
  const [video] = readVideo(answer.video);
  return video ? { ...video, bodyHtml: answer.body_html, files: answer.files } : null;
}

export type VideoData = NonNullable<Awaited<ReturnType<typeof loadVideo>>>;

/** What a card shows of a film; nothing of one that cannot be read. */
export function readVideo(raw: unknown) {
  const parsed = parseVideo(raw);
  if (!parsed.ok) return [];
  const { id, href, title, description, image, duration, showTime, productUrlSuffix } = parsed.value;
  return [
    { id, href, title, description, image: pictureSource(image), duration, showTime, productHref: productUrlSuffix },
  ];
}
