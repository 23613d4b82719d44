import { Button } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import { type Choice, mayNote } from '../visitor/consent';
import { choose, privacySignals, useChoice } from '../visitor/consent-store';
import styles from './privacy-page.module.css';

/** What the visitor chose about measuring, and how to choose otherwise: both answers are equally near. */
export function PrivacyChoice() {
  const choice = useChoice();
  return (
    <section aria-labelledby="privacy-choice">
      <h2 id="privacy-choice" className={styles.heading}>
        {m.privacy_choice_title()}
      </h2>
      {choice === undefined ? (
        <noscript>
          <p>{m.privacy_choice_script()}</p>
        </noscript>
      ) : (
        <>
          <p role="status">{choiceText(choice)}</p>
          <div className={styles.answers}>
            <Button kind="plain" aria-pressed={choice === 'refused'} onClick={() => choose('refused')}>
              {m.consent_refuse()}
            </Button>
            <Button kind="plain" aria-pressed={choice === 'accepted'} onClick={() => choose('accepted')}>
              {m.consent_accept()}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function choiceText(choice: Choice | null): string {
  if (choice === 'accepted') return m.privacy_choice_accepted();
  if (choice === 'refused') return m.privacy_choice_refused();
  return mayNote(null, privacySignals()) ? m.privacy_choice_open() : m.privacy_choice_signal();
}
