import { m } from '../paraglide/messages';
import { AccountForm, SendButton } from './account-form';
import type { MePartProps } from './me-page';
import styles from './me-page.module.css';
import { MeSection } from './me-section';
import { OwnerProof } from './owner-proof';

/** Asks to be erased. Folded, so that nobody does so by a slip. */
export function LeaveSection({ me, outcome, locale }: MePartProps) {
  const own = outcome?.intent === 'leave' ? outcome : undefined;
  return (
    <MeSection id="leave" title={m.account_leave({}, { locale })}>
      <p>{m.account_leave_text({}, { locale })}</p>
      <details className={styles.fold} open={own !== undefined}>
        <summary>{m.account_leave({}, { locale })}</summary>
        <AccountForm intent="leave" outcome={outcome} locale={locale}>
          <OwnerProof me={me} outcome={own} locale={locale} name="password" />
          <SendButton intent="leave" kind="dark">
            {m.account_leave_button({}, { locale })}
          </SendButton>
        </AccountForm>
      </details>
    </MeSection>
  );
}
