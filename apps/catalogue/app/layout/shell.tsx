import { BackToTop, ConfirmBox, MessageBox } from '@selvedge/ui';
import type { ReactNode } from 'react';
import { DesignBanner } from '../draft/design-banner';
import { m } from '../paraglide/messages';
import { Footer } from './footer';
import { Header } from './header';
import styles from './shell.module.css';
import type { SiteData } from './site-data';

/** The one layout around all pages (specification §2). */
export function Shell({ site, children }: { readonly site: SiteData; readonly children: ReactNode }) {
  return (
    <>
      <DesignBanner design={site.design} />
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {m.skip_to_content()}
        </a>
        <Header site={site} />
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Footer site={site} />
        <BackToTop label={m.back_to_top()} />
        <MessageBox closeLabel={m.close()} />
        <ConfirmBox closeLabel={m.close()} />
      </div>
    </>
  );
}
