import { formatFileSize } from '@selvedge/domain/text';
import { UiLink } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import styles from './download-list.module.css';

export interface DownloadData {
  readonly id: number;
  readonly title: string;
  readonly kind: string;
  readonly size: number;
  /** Limited files carry no address: one asks for them. */
  readonly is_limit: boolean;
  readonly href: string;
}

/** Files to take along; a limited one leads to the inquiry instead. */
export function DownloadList({ downloads }: { readonly downloads: readonly DownloadData[] }) {
  if (downloads.length === 0) return <p>{m.no_downloads()}</p>;
  return (
    <ul className={styles.list}>
      {downloads.map((download) => (
        <li key={download.id} className={styles.item}>
          <span>{download.title}</span>
          <span className={styles.kind}>
            {download.kind.toUpperCase()} {formatFileSize(download.size)}
          </span>
          {download.is_limit ? (
            <UiLink className={styles.link} href="/contact-us">
              {m.ask_for_file()}
            </UiLink>
          ) : (
            <a className={styles.link} href={download.href} target="_blank" rel="noopener">
              {m.download_file()}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
