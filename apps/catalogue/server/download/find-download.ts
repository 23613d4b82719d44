import type { CatalogueContext } from '../context';
import { loadDownload } from './download-queries';
import { downloadToWire } from './download-to-wire';

/** One file; nothing when there is none of that id. */
export async function findDownload({ db, language, drafts }: CatalogueContext, { id }: { readonly id: number }) {
  const row = await loadDownload(db, id, { drafts });
  return row && downloadToWire(row, language);
}
