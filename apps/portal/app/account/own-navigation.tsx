import { NavLink, useLocation, useRouteLoaderData } from '@remix-run/react';
import { VisuallyHidden } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { loader } from '../routes/own';
import type { OwnArea } from './load-own-area.server';
import styles from './own-navigation.module.css';

interface OwnPage {
  readonly path: string;
  readonly word: typeof m.own_account;
  /** Whether there is such a page for somebody; every page without it is there for everybody. */
  readonly isFor?: (area: OwnArea) => boolean;
  /** How much waits there. */
  readonly waits?: { readonly of: (area: OwnArea) => number; readonly word: typeof m.own_unread };
}

/** The pages of the member's area, in the order in which they are shown. */
const ownPages: readonly OwnPage[] = [
  { path: '/me', word: m.own_account },
  { path: '/me/profile', word: m.own_profile },
  { path: '/me/card', word: m.card_title },
  { path: '/me/seats', word: m.seats_title, isFor: ({ companies }) => companies > 0 },
  {
    path: '/me/council',
    word: m.ballot_title,
    isFor: ({ isCouncil }) => isCouncil,
    waits: { of: ({ votes }) => votes, word: m.own_votes },
  },
  { path: '/me/applications', word: m.join_mine },
  { path: '/me/activities', word: m.my_activities },
  { path: '/me/calendar', word: m.my_calendar },
  { path: '/me/fees', word: m.own_fees },
  { path: '/me/notices', word: m.own_notices, waits: { of: ({ unread }) => unread, word: m.own_unread } },
  { path: '/me/data', word: m.own_data },
];

const nothing: OwnArea = { isCouncil: false, votes: 0, companies: 0, unread: 0 };

/** The way about the member's area. */
export function OwnNavigation({ locale, unread }: OwnNavigationProps) {
  const found = useRouteLoaderData<typeof loader>(`own.${locale}`)?.area ?? nothing;
  const area = unread === undefined ? found : { ...found, unread };
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
      {ownPages
        .filter(({ isFor }) => isFor === undefined || isFor(area))
        .map(({ path, word, waits }) => (
          <NavLink key={path} to={inLanguage(path, locale)} end={path === '/me'} className={styles.entry ?? ''}>
            {word({}, { locale })}
            {waits !== undefined && <Waiting count={waits.of(area)} word={waits.word} locale={locale} />}
          </NavLink>
        ))}
    </nav>
  );
}

interface OwnNavigationProps {
  readonly locale: Locale;
  /** How many notices are unread, for a page that knows it better. */
  readonly unread?: number;
}

interface WaitingProps {
  readonly count: number;
  readonly word: typeof m.own_unread;
  readonly locale: Locale;
}

function Waiting({ count, word, locale }: WaitingProps) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{word({ count }, { locale })}</VisuallyHidden>
    </span>
  );
}
