import { useLocation } from '@remix-run/react';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './bottom-bar.module.css';
import { sectionAddress } from './section-address';

/** Drawn on a 24-unit square, 1.6 units thick. */
const items = [
  { label: m.nav_home, path: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1Z', section: null },
  { label: m.nav_activities, path: 'M5 6h14v14H5ZM5 10h14M9 3v4M15 3v4M9 14h2M13 14h2', section: 'activities' },
  { label: m.nav_announcements, path: 'M4 10v4h3l8 5V5l-8 5ZM18 9a4 4 0 0 1 0 6', section: 'announcements' },
  { label: m.nav_jobs, path: 'M4 8h16v11H4ZM9 8V5h6v3M4 13h16', section: 'jobs' },
  { label: m.nav_contact, path: 'M4 6h16v12H4ZM4 7l8 6 8-6', section: 'contact' },
] as const;

/** The navigation of phones, where the thumb is. */
export function BottomBar({ locale }: { locale: Locale }) {
  const { pathname } = useLocation();
  const home = inLanguage('/', locale);
  return (
    <nav className={styles.bar} aria-label={m.bottom_navigation({}, { locale })}>
      {items.map(({ label, path, section }) => (
        <a
          key={path}
          className={styles.item}
          href={section ? sectionAddress(section, locale) : home}
          aria-current={!section && pathname === home ? 'page' : undefined}
        >
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </svg>
          {label({}, { locale })}
        </a>
      ))}
    </nav>
  );
}
