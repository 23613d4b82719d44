import { UiLink } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import styles from './download-list.module.css';
import { FileFigures } from './file-figures';
import { RequestLink } from './request-link';

export interface DownloadData {
  readonly id: number;
  readonly title: string;
  readonly kind: string;
  /** In bytes. */
  readonly size: number;
  /** Limited files carry no address: one asks for them. */
  readonly is_limit: boolean;
  readonly href: string;
  readonly summary?: string;
  readonly fileName?: string;
}

/** Files to take along; a limited one is asked for (specification §3). */
export function DownloadList({ downloads }: { readonly downloads: readonly DownloadData[] }) {
  if (downloads.length === 0) return <p>{m.no_downloads()}</p>;
  return (
    <ul className={styles.list}>
      {downloads.map((download) => (
        <li key={download.id} className={styles.item}>
          <span className={styles.words}>
            <span className={styles.title}>{download.title}</span>
            {download.summary && <span className={styles.summary}>{download.summary}</span>}
          </span>
          <FileFigures kind={download.kind} size={download.size} />
          {download.is_limit ? (
            <RequestLink download={download} className={styles.link} />
          ) : (
            <a
              className={styles.link}
              href={download.href}
              target="_blank"
              rel="noopener"
              aria-label={`${m.download_file()}: ${download.title} (${m.download_new_tab()})`}
            >
              {m.download_file()}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the page of all files says as long as there are none. */
export function NoDownloads() {
  return (
    <>
      <p>{m.no_downloads_yet_text()}</p>
      <p>
        <UiLink className={styles.link} href="/contact-us">
          {m.ask_for_file()}
        </UiLink>
      </p>
    </>
  );
}
