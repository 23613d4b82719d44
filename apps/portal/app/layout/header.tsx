import { useLocation } from '@remix-run/react';
import { classNames, UiLink } from '@selvedge/ui';
import { inLanguage, type Locale, languageTag, otherLanguage } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import { m } from '../paraglide/messages';
import type { Community } from './community';
import { EntryLink } from './entry-link';
import styles from './header.module.css';
import type { NavigationEntry } from './navigation';
import { Seal } from './seal';

export function Header({ community, entries, locale }: HeaderProps) {
  return (
    <>
      <TopBar community={community} locale={locale} />
      <header className={styles.header}>
        <div className={styles.inner}>
          <UiLink className={styles.brand} href={inLanguage('/', locale)}>
            <Seal characters={community.seal} />
            <span className={styles.names}>
              <span className={styles.name}>{community.name}</span>
              <span className={styles.other} lang={languageTag[otherLanguage[locale]]}>
                {community.names[otherLanguage[locale]]}
              </span>
            </span>
          </UiLink>
          <nav className={styles.nav} aria-label={m.main_navigation({}, { locale })}>
            {entries.map((entry) => (
              <EntryLink key={entry.id} entry={entry} locale={locale} />
            ))}
          </nav>
          <UiLink className={styles.join} href={inLanguage('/join', locale)}>
            {m.join({}, { locale })}
          </UiLink>
        </div>
      </header>
    </>
  );
}

interface HeaderProps {
  readonly community: Community;
  readonly entries: readonly NavigationEntry[];
  readonly locale: Locale;
}

function TopBar({ community, locale }: { community: Community; locale: Locale }) {
  const { pathname } = useLocation();
  const other = otherLanguage[locale];
  return (
    <div className={styles.topBar}>
      <div className={styles.topInner}>
        {/* Phones have no row of sections: this leads to all of them at the page's foot, without script too. */}
        <a className={styles.all} href="#sections">
          {m.nav_all({}, { locale })}
        </a>
        <p className={styles.figures}>
          <span>{m.company_count({ count: community.stats.companies }, { locale })}</span>
          <span>{m.member_count({ count: community.stats.members }, { locale })}</span>
          <span className={styles.founded}>{m.founded({ year: community.founded }, { locale })}</span>
        </p>
        <UiLink className={styles.mine} href={inLanguage('/search', locale)}>
          {m.nav_search({}, { locale })}
        </UiLink>
        {/* The same for everybody: pages are kept, and whoever is signed in is led on to their own page. */}
        <WholePageLink
          className={classNames(styles.mine, styles.me)}
          href={inLanguage('/sign-in', locale)}
          rel="nofollow"
        >
          {m.account_mine({}, { locale })}
        </WholePageLink>
        {/* A whole new page: the language of the document and its fonts change with it. */}
        <WholePageLink
          className={styles.language}
          href={inLanguage(pathname, other)}
          lang={languageTag[other]}
          hrefLang={languageTag[other]}
        >
          {m.other_language({}, { locale })}
        </WholePageLink>
      </div>
    </div>
  );
}
