import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import { BottomBar } from './bottom-bar';
import type { Community } from './community';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import type { Navigation } from './navigation';
import { useCountVisit } from './use-count-visit';

/** What stands around every page. */
export function Frame({ community, navigation, locale, children }: FrameProps) {
  useCountVisit(community.ccId, useLocation().pathname);
  return (
    <>
      <a className={styles.skip} href="#content">
        {m.skip_to_content({}, { locale })}
      </a>
      <Header community={community} entries={navigation.header} locale={locale} />
      <main className={styles.main} id="content">
        {children}
      </main>
      <Footer community={community} entries={navigation.footer} locale={locale} />
      <BottomBar locale={locale} />
    </>
  );
}

interface FrameProps {
  readonly community: Community;
  readonly navigation: Navigation;
  readonly locale: Locale;
  readonly children: ReactNode;
}
