import { UiLink } from '@selvedge/ui';
import { AccountForm, SendButton } from '../account/account-form';
import type { Outcome } from '../account/refused';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { NoticesData } from './load-notices.server';
import { kindWords } from './notice-words';
import styles from './notices-page.module.css';

export function NoticeEntry({ notice, outcome, locale }: NoticeEntryProps) {
  const { id, kind, title, text, address, made, is_read: isRead } = notice;
  return (
    <li className={styles.notice} data-read={isRead}>
      <p className={styles.about}>
        <span className={styles.kind}>{kindWords[kind]({}, { locale })}</span>
        <time dateTime={made.machine}>{made.text}</time>
        {!isRead && <strong className={styles.unread}>{m.notices_new({}, { locale })}</strong>}
      </p>
      <h2 className={styles.title}>
        {address === null ? title : <UiLink href={inLanguage(address, locale)}>{title}</UiLink>}
      </h2>
      <p className={styles.text}>{text}</p>
      {!isRead && (
        <AccountForm intent="read" outcome={outcome} locale={locale} className={styles.inline}>
          <input type="hidden" name="id" value={id} />
          <SendButton intent="read" kind="quiet" aria-label={m.notices_read_one({ title }, { locale })}>
            {m.notices_read({}, { locale })}
          </SendButton>
        </AccountForm>
      )}
    </li>
  );
}

interface NoticeEntryProps {
  readonly notice: NoticesData['list'][number];
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}
