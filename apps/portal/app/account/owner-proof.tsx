import { maskTarget } from '@selvedge/domain/account';
import { m } from '../paraglide/messages';
import styles from './account.module.css';
import { AccountField, AccountForm, SendButton } from './account-form';
import { CodeField } from './code-field';
import type { MePartProps } from './me-page';

/** Where a person without a password has a confirming code sent: the phone, else the mailbox. */
function ownTarget({ user: { has_password, phone, email } }: MePartProps['me']): string | null {
  return has_password ? null : (phone ?? email);
}

/** The field that shows that it is the person: the password, where there is one, else a code. */
export function OwnerProof({
  me,
  outcome,
  locale,
  name,
}: MePartProps & { readonly name: 'password' | 'old_password' }) {
  if (me.user.has_password) {
    return (
      <AccountField
        name={name}
        type="password"
        label={name === 'password' ? m.account_password({}, { locale }) : m.account_old_password({}, { locale })}
        outcome={outcome}
        autoComplete="current-password"
        maxLength={128}
        required
      />
    );
  }
  return ownTarget(me) === null ? null : <CodeField outcome={outcome} locale={locale} />;
}

/** Has a confirming code sent, for people without a password. */
export function SendProof({ me, outcome, locale }: MePartProps) {
  const target = ownTarget(me);
  if (target === null) return null;
  const sent = outcome?.intent === 'send-verify' ? outcome.sentTo : null;
  return (
    <AccountForm intent="send-verify" outcome={outcome} locale={locale}>
      <p>{m.account_password_none({}, { locale })}</p>
      {sent !== null && (
        <p className={styles.notice} role="status" tabIndex={-1} data-outcome>
          {m.account_code_sent({ to: maskTarget(target) }, { locale })}
        </p>
      )}
      <SendButton intent="send-verify" kind="plain">
        {m.account_send_code({}, { locale })}
      </SendButton>
    </AccountForm>
  );
}
