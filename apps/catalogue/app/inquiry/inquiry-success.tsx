import { Countdown, LinkButton, Notice } from '@selvedge/ui';
import { useCallback, useEffect } from 'react';
import page from '../layout/page.module.css';
import { useSiteAddress } from '../links/site-link';
import { useGoTo } from '../links/use-go-to';
import { m } from '../paraglide/messages';
import { basketStore } from './use-basket';

/** How long the confirmation stands, in seconds (specification §9). */
const seconds = 2;

/** The confirmation: it empties the basket and leads home. Without script the browser does the latter by itself. */
export function InquirySuccess() {
  const home = useSiteAddress()('/');
  const goTo = useGoTo();
  const goHome = useCallback(() => void goTo('/'), [goTo]);

  useEffect(() => basketStore().settle(), []);

  return (
    <div className={`${page.frame} ${page.section}`}>
      <noscript>
        <meta httpEquiv="refresh" content={`${seconds};url=${home}`} />
      </noscript>
      <Notice level={1} title={m.success_title()}>
        <p className={page.lead}>{m.success_text()}</p>
        <p aria-live="off">
          <Countdown seconds={seconds} onEnd={goHome}>
            {(left) => m.success_countdown({ seconds: left })}
          </Countdown>
        </p>
        <p>
          <LinkButton href="/" kind="plain">
            {m.to_home()}
          </LinkButton>
        </p>
      </Notice>
    </div>
  );
}
