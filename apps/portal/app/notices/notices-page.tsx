import { AccountForm, SendButton } from '../account/account-form';
import { MeSection } from '../account/me-section';
import { OwnNavigation } from '../account/own-navigation';
import type { Outcome } from '../account/refused';
import { Empty } from '../home/empty';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { PagesOfList } from '../page/pages-of-list';
import { m } from '../paraglide/messages';
import type { NoticesData } from './load-notices.server';
import { NoticeEntry } from './notice-entry';
import styles from './notices-page.module.css';
import { PushSwitch } from './push-switch';
import { WaysForm } from './ways-form';

export interface NoticesPartProps {
  readonly notices: NoticesData;
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

/** What a person was told, and on which ways they are told. */
export function NoticesPage({ notices, outcome, locale }: NoticesPartProps) {
  const { list, total, unread, query, size } = notices;
  return (
    <>
      <OwnNavigation locale={locale} unread={unread} />
      <PageHead title={m.notices_title({}, { locale })} lead={m.notices_lead({}, { locale })}>
        {unread > 0 && (
          <AccountForm intent="read-all" outcome={outcome} locale={locale} className={styles.inline}>
            <SendButton intent="read-all" kind="plain">
              {m.notices_read_all({}, { locale })}
            </SendButton>
          </AccountForm>
        )}
      </PageHead>
      <div className={styles.parts}>
        <div className={styles.told}>
          {list.length === 0 ? (
            <Empty title={m.notices_empty({}, { locale })} text={m.notices_empty_text({}, { locale })} />
          ) : (
            <ol className={styles.list}>
              {list.map((notice) => (
                <NoticeEntry key={notice.id} notice={notice} outcome={outcome} locale={locale} />
              ))}
            </ol>
          )}
          <PagesOfList
            base={inLanguage('/me/notices', locale)}
            query={query}
            total={total}
            size={size}
            locale={locale}
          />
        </div>
        <MeSection id="ways" title={m.notices_ways({}, { locale })}>
          <WaysForm notices={notices} outcome={outcome} locale={locale} />
          <PushSwitch publicKey={notices.pushKey} locale={locale} />
        </MeSection>
      </div>
    </>
  );
}
