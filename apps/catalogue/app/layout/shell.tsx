import { useLocation } from '@remix-run/react';
import { BackToTop, MessageBox } from '@selvedge/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { ChatLauncher } from '../chat/chat-launcher';
import { withoutLanguage } from '../language/address';
import { LinkJumpListener } from '../links/link-jump-listener';
import { NavigationProgress, useIsWaiting } from '../navigation/navigation-progress';
import { useAnchorScroll } from '../navigation/use-anchor-scroll';
import { usePageFocus } from '../navigation/use-page-focus';
import { m } from '../paraglide/messages';
import { Footer } from './footer';
import { Header } from './header';
import { QuestionPlace } from './question-place';
import styles from './shell.module.css';
import type { SiteData } from './site-data';

/** Few see a preview, so that few load what tells of it. */
const DesignBanner = lazy(() => import('../draft/design-banner'));

const homeAddresses: ReadonlySet<string> = new Set(['/', '/index', '/index.html']);

/** The one layout around all pages (specification §2). */
export function Shell({ site, children }: { readonly site: SiteData; readonly children: ReactNode }) {
  const position = useHeaderPosition(site.layout);
  const isWaiting = useIsWaiting();
  usePageFocus();
  useAnchorScroll();
  return (
    <>
      {site.design && (
        <Suspense>
          <DesignBanner design={site.design} />
        </Suspense>
      )}
      <div className={styles.shell} data-header-position={position}>
        <a className={styles.skip} href="#content">
          {m.skip_to_content()}
        </a>
        <Header site={site} />
        <main id="content" className={styles.main} tabIndex={-1} aria-busy={isWaiting || undefined}>
          {children}
        </main>
        <Footer site={site} />
        <ChatLauncher isChatRequired={site.chatRequired} />
        <BackToTop label={m.back_to_top()} />
        <MessageBox closeLabel={m.close()} />
        <QuestionPlace />
        <NavigationProgress isWaiting={isWaiting} />
        <LinkJumpListener />
      </div>
    </>
  );
}

/** The home page's header may stand elsewhere than that of the other pages (specification §2). */
function useHeaderPosition({ headerPosition, homeHeaderPosition }: SiteData['layout']) {
  const here = withoutLanguage(useLocation().pathname);
  return homeAddresses.has(here) ? homeHeaderPosition : headerPosition;
}
