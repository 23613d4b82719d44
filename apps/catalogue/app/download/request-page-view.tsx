import { LinkButton, Notice } from '@selvedge/ui';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { m } from '../paraglide/messages';
import type { DownloadPageData } from './load-downloads.server';
import type { RefusedRequestForm } from './request-action.server';
import { RequestForm } from './request-form';
import styles from './request-page-view.module.css';

/** Why a link did not open its file. */
export type LinkFault = 'expired' | 'forged';

const faults = {
  expired: { title: m.download_expired_title, text: m.download_expired_text },
  forged: { title: m.download_forged_title, text: m.download_forged_text },
} as const satisfies Record<LinkFault, unknown>;

const crumb = () => ({ title: m.downloads(), href: '/downloads' });

/** The page where one asks for a limited file; a link that has ended leads here too. */
export function RequestPage({
  download,
  fault,
  refused,
}: {
  readonly download: DownloadPageData;
  readonly fault: LinkFault | null;
  readonly refused: RefusedRequestForm | undefined;
}) {
  return (
    <>
      <PageHead crumbs={[crumb(), { title: download.title }]} title={download.title} lead={download.summary} />
      <div className={page.frame}>
        <div className={styles.sheet}>
          {fault && (
            <div className={styles.fault} role="status">
              <h2 className={styles.faultTitle}>{faults[fault].title()}</h2>
              <p>{faults[fault].text()}</p>
            </div>
          )}
          <RequestForm download={download} refused={refused} />
        </div>
      </div>
    </>
  );
}

/** Says that the link was sent. */
export function RequestSent({ download }: { readonly download: DownloadPageData }) {
  return (
    <>
      <PageHead crumbs={[crumb(), { title: download.title }]} title={m.download_sent_title()} />
      <div className={page.frame}>
        <Notice title={download.title}>
          <p className={page.lead}>{m.download_sent_text()}</p>
          <p>
            <LinkButton href="/downloads" kind="plain">
              {m.download_back()}
            </LinkButton>
          </p>
        </Notice>
      </div>
    </>
  );
}
