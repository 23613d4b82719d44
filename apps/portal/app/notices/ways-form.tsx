import { noticeChannels } from '@selvedge/domain/notices';
import { AccountForm, SendButton } from '../account/account-form';
import { SavedNote } from '../account/me-section';
import { m } from '../paraglide/messages';
import { channelWords, kindWords } from './notice-words';
import type { NoticesPartProps } from './notices-page';
import styles from './notices-page.module.css';

/** A switch for each kind of notice and each way. */
export function WaysForm({ notices, outcome, locale }: NoticesPartProps) {
  const own = outcome?.intent === 'ways' ? outcome : undefined;
  return (
    <AccountForm intent="ways" outcome={outcome} locale={locale}>
      <table className={styles.ways}>
        <thead>
          <tr>
            <th scope="col">{m.notices_kind({}, { locale })}</th>
            {noticeChannels.map((channel) => (
              <th key={channel} scope="col">
                {channelWords[channel]({}, { locale })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notices.switches.map((one) => (
            <tr key={one.kind}>
              <th scope="row">{kindWords[one.kind]({}, { locale })}</th>
              {noticeChannels.map((channel) => (
                <td key={channel}>
                  <label className={styles.switch}>
                    <input
                      type="checkbox"
                      name={`${one.kind}.${channel}`}
                      defaultChecked={one[channel]}
                      aria-label={`${kindWords[one.kind]({}, { locale })}: ${channelWords[channel]({}, { locale })}`}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!notices.hasMail && <p className={styles.hint}>{m.notices_no_mail({}, { locale })}</p>}
      <SendButton intent="ways">{m.account_save({}, { locale })}</SendButton>
      {own?.isDone && <SavedNote>{m.account_saved({}, { locale })}</SavedNote>}
    </AccountForm>
  );
}
