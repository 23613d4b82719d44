import type { ReactNode } from 'react';
import type { Locale } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import { m } from '../paraglide/messages';
import styles from './account.module.css';
import { AccountField, AccountForm, SendButton } from './account-form';
import type { Outcome } from './refused';

interface TargetStepProps {
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
  /** What follows once a code is on its way. */
  readonly children: ReactNode;
  /** The address of the first step. */
  readonly here: string;
}

/** First the phone or the mailbox, to which a code is sent; then whatever the code is for. */
export function TargetStep({ outcome, locale, children, here }: TargetStepProps) {
  const target = outcome?.values.target;
  const isSent =
    outcome !== undefined && target !== undefined && (outcome.sentTo !== null || outcome.intent !== 'send');
  if (!isSent) {
    return (
      <AccountForm intent="send" outcome={outcome} locale={locale}>
        <AccountField
          name="target"
          label={m.account_target({}, { locale })}
          hint={m.account_target_hint({}, { locale })}
          outcome={outcome}
          autoComplete="username"
          required
        />
        <SendButton intent="send" wide>
          {m.account_send_code({}, { locale })}
        </SendButton>
      </AccountForm>
    );
  }
  return (
    <>
      {outcome.sentTo !== null && (
        <p className={styles.notice} role="status">
          {m.account_code_sent({ to: outcome.sentTo }, { locale })}
        </p>
      )}
      {children}
      <AccountForm intent="send" outcome={outcome} locale={locale} className={styles.again}>
        <input type="hidden" name="target" value={target} />
        <SendButton intent="send" kind="quiet">
          {m.account_send_again({}, { locale })}
        </SendButton>
        <WholePageLink className={styles.link} href={here}>
          {m.account_other_target({}, { locale })}
        </WholePageLink>
      </AccountForm>
    </>
  );
}
