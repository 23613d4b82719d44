import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './announcement-page.module.css';
import type { Announcement } from './load-announcements.server';

export function AnnouncementPage({ announcement, community, locale }: AnnouncementPageProps) {
  const { title, paragraphs, day } = announcement;
  return (
    <article className={`${sheet.sheet} ${styles.notice}`}>
      <h1 className={styles.title}>{title}</h1>
      <div className={sheet.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {/* Signed and dated at its foot, as notices are. */}
      <p className={styles.sign}>
        {community}
        <br />
        <time dateTime={day.machine}>{day.text}</time>
      </p>
      <p>
        <UiLink className={sheet.back} href={inLanguage('/announcements', locale)}>
          {m.to_announcements({}, { locale })}
        </UiLink>
      </p>
    </article>
  );
}

interface AnnouncementPageProps {
  readonly announcement: Announcement;
  /** The association's name, which stands under its notices. */
  readonly community: string;
  readonly locale: Locale;
}
