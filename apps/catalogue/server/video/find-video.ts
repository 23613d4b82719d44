import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import { loadVideo } from './video-queries';
import { videoToWire } from './video-to-wire';

/** A film with its files; nothing when there is none of that id. */
export async function findVideo({ db, language, drafts }: CatalogueContext, { id }: { readonly id: number }) {
  const video = await loadVideo(db, id, { drafts });
  if (video === undefined) return undefined;
  return {
    video: videoToWire(video, language, { drafts }),
    body_html: inLanguage(video.texts, language).bodyHtml,
    seconds: video.seconds,
    files: video.files.map(({ url, type, size }) => ({ url, type, size })),
  };
}
