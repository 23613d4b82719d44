import type { ReactNode } from 'react';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import { BottomBar } from './bottom-bar';
import type { Community } from './community';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';

/** What stands around every page. */
export function Frame({ community, locale, children }: { community: Community; locale: Locale; children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {m.skip_to_content({}, { locale })}
      </a>
      <Header community={community} locale={locale} />
      <main className={styles.main} id="content">
        {children}
      </main>
      <Footer community={community} locale={locale} />
      <BottomBar locale={locale} />
    </>
  );
}
