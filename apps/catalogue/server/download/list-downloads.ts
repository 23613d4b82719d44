import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import { type PageAsked, pageAnswer, slice } from '../page-answer';
import { unixSeconds } from '../unix-seconds';
import { countDownloads, loadDownloads } from './download-queries';

/** A page of files. The address of a limited one stays here (specification §3). */
export async function listDownloads({ db, language, drafts }: CatalogueContext, asked: PageAsked) {
  const [rows, total] = await Promise.all([
    loadDownloads(db, slice(asked), { drafts }),
    countDownloads(db, { drafts }),
  ]);
  const list = rows.map(({ id, addedAt, kind, size, isLimit, href, texts }) => {
    const { title, summary } = inLanguage(texts, language);
    return {
      id,
      relate_type: 'download',
      content_type: 'download',
      page_url_suffix: isLimit ? '' : href,
      title,
      summary,
      is_limit: isLimit,
      file_name: href.slice(href.lastIndexOf('/') + 1),
      add_time: unixSeconds(addedAt),
      kind,
      size,
    };
  });
  return pageAnswer(list, total, asked);
}
