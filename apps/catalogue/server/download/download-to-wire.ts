import { inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { unixSeconds } from '../unix-seconds';
import { fileNameOf } from './download-address';
import type { DownloadRow } from './download-queries';

/** A file as it travels. The address of a limited one stays here (specification §3). */
export function downloadToWire({ id, addedAt, kind, size, isLimit, href, texts }: DownloadRow, language: Language) {
  const { title, summary } = inLanguage(texts, language);
  return {
    id,
    relate_type: 'download',
    content_type: 'download',
    page_url_suffix: isLimit ? '' : href,
    title,
    summary,
    is_limit: isLimit,
    file_name: fileNameOf(href),
    add_time: unixSeconds(addedAt),
    kind,
    size,
  };
}
