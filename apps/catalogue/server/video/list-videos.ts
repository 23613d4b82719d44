import type { CatalogueContext } from '../context';
import { type PageAsked, pageAnswer, slice } from '../page-answer';
import { countVideos, loadVideos } from './video-queries';
import { videoToWire } from './video-to-wire';

/** A page of films, newest first. */
export async function listVideos({ db, language, drafts }: CatalogueContext, asked: PageAsked) {
  const [rows, total] = await Promise.all([loadVideos(db, slice(asked), { drafts }), countVideos(db, { drafts })]);
  return pageAnswer(
    rows.map((row) => videoToWire(row, language, { drafts })),
    total,
    asked,
  );
}
