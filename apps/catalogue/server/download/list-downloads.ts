import type { CatalogueContext } from '../context';
import { type PageAsked, pageAnswer, slice } from '../page-answer';
import { countDownloads, loadDownloads } from './download-queries';
import { downloadToWire } from './download-to-wire';

/** A page of files. The address of a limited one stays here (specification §3). */
export async function listDownloads({ db, language, drafts }: CatalogueContext, asked: PageAsked) {
  const [rows, total] = await Promise.all([
    loadDownloads(db, slice(asked), { drafts }),
    countDownloads(db, { drafts }),
  ]);
  const list = rows.map((row) => downloadToWire(row, language));
  return pageAnswer(list, total, asked);
}
