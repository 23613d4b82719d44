import type { CatalogueContext } from '../context';
import { filmToWire } from './film-to-wire';
import { loadVideo } from './video-queries';

/** A film with its files and captions; nothing when there is none of that id. */
export async function findVideo({ db, language, drafts }: CatalogueContext, { id }: { readonly id: number }) {
  const video = await loadVideo(db, id, { drafts });
  return video && filmToWire(video, language, { drafts });
}
