import { m } from '../paraglide/messages';
import styles from './account.module.css';
import { AccountField, AccountForm, SendButton } from './account-form';
import { CodeField } from './code-field';
import type { MePartProps } from './me-page';
import { MeSection, SavedNote } from './me-section';

/** First the new phone, to which a code is sent; then the code. */
export function PhoneSection({ me, outcome, locale }: MePartProps) {
  const { phone } = me.user;
  const title = phone === null ? m.account_phone_bind({}, { locale }) : m.account_phone_change({}, { locale });
  const sending = outcome?.intent === 'send-bind' ? outcome : undefined;
  const binding = outcome?.intent === 'bind' ? outcome : undefined;
  const isSent = (sending !== undefined && sending.sentTo !== null) || (binding !== undefined && !binding.isDone);
  const target = sending?.values.phone ?? binding?.values.phone ?? '';
  return (
    <MeSection id="phone" title={title}>
      <p className={styles.lead}>
        {phone === null ? m.account_phone_none({}, { locale }) : m.account_own({ value: phone }, { locale })}
      </p>
      {isSent ? (
        <AccountForm intent="bind" outcome={outcome} locale={locale}>
          {sending && sending.sentTo !== null && (
            <p className={styles.notice} role="status">
              {m.account_code_sent({ to: sending.sentTo }, { locale })}
            </p>
          )}
          {binding?.issues.phone === undefined ? (
            <input type="hidden" name="phone" value={target} />
          ) : (
            <AccountField name="phone" label={m.account_phone({}, { locale })} outcome={binding} />
          )}
          <CodeField outcome={binding ?? sending} locale={locale} />
          <SendButton intent="bind">{m.account_bind({}, { locale })}</SendButton>
        </AccountForm>
      ) : (
        <AccountForm intent="send-bind" outcome={outcome} locale={locale}>
          <AccountField
            name="phone"
            type="tel"
            label={m.account_phone({}, { locale })}
            hint={m.account_target_hint({}, { locale })}
            outcome={sending}
            autoComplete="tel"
            maxLength={40}
            required
          />
          <SendButton intent="send-bind">{m.account_send_code({}, { locale })}</SendButton>
          {binding?.isDone && <SavedNote>{m.account_saved({}, { locale })}</SavedNote>}
        </AccountForm>
      )}
    </MeSection>
  );
}
