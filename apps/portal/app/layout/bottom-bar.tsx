import { useLocation } from '@remix-run/react';
import { inLanguage, type Locale } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import { m } from '../paraglide/messages';
import styles from './bottom-bar.module.css';
import { sectionAddress } from './section-address';

/** Drawn on a 24-unit square, 1.6 units thick. */
const items = [
  {
    label: m.nav_home,
    path: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1Z',
    href: (locale: Locale) => inLanguage('/', locale),
  },
  {
    label: m.nav_activities,
    path: 'M5 6h14v14H5ZM5 10h14M9 3v4M15 3v4M9 14h2M13 14h2',
    href: (locale: Locale) => sectionAddress('activities', locale),
  },
  {
    label: m.nav_announcements,
    path: 'M4 10v4h3l8 5V5l-8 5ZM18 9a4 4 0 0 1 0 6',
    href: (locale: Locale) => inLanguage('/announcements', locale),
  },
  {
    label: m.nav_jobs,
    path: 'M4 8h16v11H4ZM9 8V5h6v3M4 13h16',
    href: (locale: Locale) => inLanguage('/jobs', locale),
  },
  {
    label: m.account_mine,
    path: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20a7 7 0 0 1 14 0',
    href: (locale: Locale) => inLanguage('/sign-in', locale),
  },
] as const;

/** The navigation of phones, where the thumb is. */
export function BottomBar({ locale }: { locale: Locale }) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label={m.bottom_navigation({}, { locale })}>
      {items.map(({ label, path, href }) => (
        <WholePageLink
          key={path}
          className={styles.item}
          href={href(locale)}
          aria-current={pathname === href(locale) ? 'page' : undefined}
        >
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </svg>
          {label({}, { locale })}
        </WholePageLink>
      ))}
    </nav>
  );
}
