import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './announcement-list.module.css';
import { Empty } from './empty';
import { Entry } from './entry';
import type { Home } from './load-home.server';
import { Panel } from './panel';

export function AnnouncementList({ announcements, locale }: { announcements: Home['announcements']; locale: Locale }) {
  return (
    <Panel
      id="announcements"
      title={m.announcements_title({}, { locale })}
      more={{ label: m.more({}, { locale }), href: inLanguage('/announcements', locale) }}
    >
      {announcements.length === 0 && (
        <Empty title={m.announcements_empty({}, { locale })} text={m.announcements_empty_text({}, { locale })} />
      )}
      <ul>
        {announcements.map(({ id, is_top, title, body, day }) => (
          <Entry
            key={id}
            title={
              <>
                {is_top && <span className={styles.pinned}>{m.pinned({}, { locale })}</span>}
                {title}
              </>
            }
            aside={<time dateTime={day.machine}>{day.text}</time>}
          >
            <p>{body}</p>
            <p>
              <UiLink href={inLanguage(`/announcements/${id}`, locale)}>{m.announcement_page({}, { locale })}</UiLink>
            </p>
          </Entry>
        ))}
      </ul>
    </Panel>
  );
}
