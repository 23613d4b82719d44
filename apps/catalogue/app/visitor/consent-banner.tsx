import { Button, UiLink } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import styles from './consent-banner.module.css';
import { choose } from './consent-store';

/** Asks whether tags may be loaded. It covers nothing that is read, and both answers are one press away. */
export default function ConsentBanner() {
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-consent-banner="">
      <div className={styles.words}>
        <h2 id="consent-title" className={styles.title}>
          {m.consent_title()}
        </h2>
        <p>
          {m.consent_text()} <UiLink href="/privacy">{m.consent_more()}</UiLink>
        </p>
      </div>
      <div className={styles.answers}>
        <Button kind="plain" onClick={() => choose('refused')}>
          {m.consent_refuse()}
        </Button>
        <Button kind="plain" onClick={() => choose('accepted')}>
          {m.consent_accept()}
        </Button>
      </div>
    </section>
  );
}
