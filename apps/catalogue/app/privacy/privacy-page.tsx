import { useFetcher } from '@remix-run/react';
import { Button } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { useSite } from '../layout/site-data';
import { useHydrated } from '../layout/use-hydrated';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import { notes } from '../visitor/noting';
import { eraseBrowser } from './erase-browser';
import type { PrivacyAnswer } from './privacy-action.server';
import { PrivacyChoice } from './privacy-choice';
import styles from './privacy-page.module.css';
import { VisitorFacts } from './visitor-facts';

/** Tells what is stored about a visitor, lets it be seen and erased, and takes the visitor's choice. */
export function PrivacyPage({ answer }: { readonly answer: PrivacyAnswer | undefined }) {
  return (
    <>
      <PageHead crumbs={[{ title: m.privacy() }]} title={m.privacy()} lead={m.privacy_lead()} />
      <div className={`${page.frame} ${styles.columns}`}>
        <WhatIsStored />
        <div className={styles.own}>
          <PrivacyChoice />
          <OwnData answer={answer} />
        </div>
      </div>
    </>
  );
}

function WhatIsStored() {
  const hasTags = (useSite()?.tags.length ?? 0) > 0;
  const stored = [
    [m.privacy_what_cookie(), m.privacy_what_cookie_text()],
    [m.privacy_what_storage(), m.privacy_what_storage_text()],
    [m.privacy_what_visits(), m.privacy_what_visits_text()],
    [m.privacy_what_forms(), m.privacy_what_forms_text()],
    [m.privacy_what_tags(), hasTags ? m.privacy_what_tags_text() : m.privacy_what_tags_none()],
  ] as const;
  return (
    <section aria-labelledby="what-is-stored">
      <h2 id="what-is-stored" className={styles.heading}>
        {m.privacy_what_title()}
      </h2>
      <dl className={styles.stored}>
        {stored.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is held about this one visitor is asked for by a form, so that the page itself is the same for everybody. */
function OwnData({ answer }: { readonly answer: PrivacyAnswer | undefined }) {
  const fetcher = useFetcher<PrivacyAnswer>();
  const isHydrated = useHydrated();
  const address = useSiteAddress()('/privacy');
  const result = useRef<HTMLDivElement>(null);
  const shown = fetcher.data ?? answer;
  const isBusy = fetcher.state !== 'idle';

  useEffect(() => {
    if (shown?.kind === 'erased') eraseBrowser();
    if (shown) result.current?.focus();
  }, [shown]);

  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data" className={styles.heading}>
        {m.privacy_yours_title()}
      </h2>
      <div ref={result} role="status" tabIndex={-1} className={styles.result}>
        {shown && <VisitorFacts answer={shown} />}
      </div>
      <fetcher.Form method="post" action={address} className={styles.actions}>
        {isHydrated && <input type="hidden" name="script" value="1" />}
        <Button type="submit" kind="plain" name="intent" value="show" busy={isBusy}>
          {m.privacy_show()}
        </Button>
        {/* What waits to be noted would otherwise arrive after the erasing. */}
        <Button type="submit" kind="plain" name="intent" value="erase" busy={isBusy} onClick={notes.clear}>
          {m.privacy_erase()}
        </Button>
        <p className={styles.note}>{m.privacy_erase_note()}</p>
      </fetcher.Form>
    </section>
  );
}
