import { m } from '../paraglide/messages';
import { AccountForm, SendButton } from './account-form';
import type { MePartProps } from './me-page';
import styles from './me-page.module.css';

/** Where a person is signed in; each of it can be ended, and all the others at once. */
export function SessionsSection({ me, outcome, locale }: MePartProps) {
  return (
    <>
      <ul className={styles.sessions}>
        {me.sessions.map(({ id, device, seen, isCurrent }) => (
          <li key={id} className={styles.session}>
            <span className={styles.device}>
              {device ?? m.account_session_program({}, { locale })}
              {isCurrent && <strong className={styles.here}>{m.account_session_here({}, { locale })}</strong>}
              <span className={styles.seen}>{m.account_session_seen({ time: seen }, { locale })}</span>
            </span>
            {!isCurrent && (
              <AccountForm intent={`revoke-${id}`} outcome={outcome} locale={locale}>
                <input type="hidden" name="id" value={id} />
                <SendButton intent={`revoke-${id}`} kind="quiet">
                  {m.account_session_end({}, { locale })}
                </SendButton>
              </AccountForm>
            )}
          </li>
        ))}
      </ul>
      {me.sessions.length > 1 && (
        <AccountForm intent="revoke-others" outcome={outcome} locale={locale}>
          <SendButton intent="revoke-others" kind="plain">
            {m.account_sessions_end({}, { locale })}
          </SendButton>
        </AccountForm>
      )}
    </>
  );
}
