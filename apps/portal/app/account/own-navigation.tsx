import { NavLink, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './own-navigation.module.css';

/** The pages of the member's area, in the order in which they are shown. */
const ownPages = [
  { path: '/me', word: m.own_account },
  { path: '/me/profile', word: m.own_profile },
  { path: '/me/card', word: m.card_title },
  { path: '/me/applications', word: m.join_mine },
  { path: '/me/activities', word: m.my_activities },
  { path: '/me/calendar', word: m.my_calendar },
  { path: '/me/fees', word: m.own_fees },
  { path: '/me/notices', word: m.own_notices },
] as const;

/** The way about the member's area. */
export function OwnNavigation({ locale, unread = 0 }: OwnNavigationProps) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the row is longer than the screen: where one is must be in sight, on every page.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={row} className={styles.own} aria-label={m.own_pages({}, { locale })}>
      {ownPages.map(({ path, word }) => (
        <NavLink key={path} to={inLanguage(path, locale)} end={path === '/me'} className={styles.entry ?? ''}>
          {word({}, { locale })}
          {path === '/me/notices' && unread > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className={styles.spoken}>{m.own_unread({ count: unread }, { locale })}</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}

interface OwnNavigationProps {
  readonly locale: Locale;
  /** How many notices are unread. */
  readonly unread?: number;
}
