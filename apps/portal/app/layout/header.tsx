import { useLocation } from '@remix-run/react';
import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale, languageTag, otherLanguage } from '../language/address';
import { m } from '../paraglide/messages';
import type { Community } from './community';
import styles from './header.module.css';
import { Seal } from './seal';
import { sectionAddress } from './section-address';
import { sections } from './sections';

export function Header({ community, locale }: { community: Community; locale: Locale }) {
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
            {sections.map(({ id, label }) => (
              <a key={id} href={sectionAddress(id, locale)}>
                {label({}, { locale })}
              </a>
            ))}
          </nav>
          <a className={styles.join} href={sectionAddress('contact', locale)}>
            {m.join({}, { locale })}
          </a>
        </div>
      </header>
    </>
  );
}

function TopBar({ community, locale }: { community: Community; locale: Locale }) {
  const { pathname } = useLocation();
  const other = otherLanguage[locale];
  return (
    <div className={styles.topBar}>
      <div className={styles.topInner}>
        <p className={styles.figures}>
          <span>{m.company_count({ count: community.stats.companies }, { locale })}</span>
          <span>{m.member_count({ count: community.stats.members }, { locale })}</span>
          <span className={styles.founded}>{m.founded({ year: community.founded }, { locale })}</span>
        </p>
        {/* The same for everybody: pages are kept, and whoever is signed in is led on to their own page. */}
        <a className={styles.mine} href={inLanguage('/sign-in', locale)} rel="nofollow">
          {m.account_mine({}, { locale })}
        </a>
        {/* A whole new page: the language of the document and its fonts change with it. */}
        <a
          className={styles.language}
          href={inLanguage(pathname, other)}
          lang={languageTag[other]}
          hrefLang={languageTag[other]}
        >
          {m.other_language({}, { locale })}
        </a>
      </div>
    </div>
  );
}
