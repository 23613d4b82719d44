import { accountLimits } from '@selvedge/domain/account';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './account.module.css';
import { AccountCard } from './account-card';
import { AccountField, AccountForm, SendButton } from './account-form';
import type { Outcome } from './refused';

/** Makes the first administrator, for who came by the link that the server printed. */
export function SetupPage({ outcome, locale }: { readonly outcome: Outcome | undefined; readonly locale: Locale }) {
  return (
    <AccountCard title={m.account_setup_title({}, { locale })} lead={m.account_setup_lead({}, { locale })}>
      {outcome?.issues.key !== undefined && (
        <p className={styles.problem} role="alert">
          {m.account_setup_gone({}, { locale })}
        </p>
      )}
      <AccountForm intent="setup" outcome={outcome} locale={locale}>
        <AccountField
          name="account"
          label={m.account_target({}, { locale })}
          outcome={outcome}
          autoComplete="username"
          required
        />
        <AccountField
          name="nick"
          label={m.account_nick({}, { locale })}
          hint={m.account_nick_hint({}, { locale })}
          outcome={outcome}
          autoComplete="nickname"
          required
        />
        <AccountField
          name="password"
          type="password"
          label={m.account_password({}, { locale })}
          hint={m.account_password_hint({}, { locale })}
          outcome={outcome}
          autoComplete="new-password"
          maxLength={accountLimits.password.max}
          required
        />
        <SendButton intent="setup" wide>
          {m.account_setup_button({}, { locale })}
        </SendButton>
      </AccountForm>
    </AccountCard>
  );
}
