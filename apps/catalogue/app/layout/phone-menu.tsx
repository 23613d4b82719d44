import { useLocation } from '@remix-run/react';
import { UiLink, useDismissal } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import { m } from '../paraglide/messages';
import { SearchForm } from '../search/search-form';
import { keepFocusIn } from './keep-focus-in';
import { LanguageSwitch } from './language-switch';
import styles from './phone-menu.module.css';
import type { NavigationEntry, SiteData } from './site-data';
import { SubList } from './sub-list';

/** The menu of narrow screens: a disclosure under the header that holds everything the wide header shows. */
export function PhoneMenu({ site }: { readonly site: SiteData }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname, search } = useLocation();
  const close = () => details.current?.removeAttribute('open');
  useEffect(close, [pathname, search]);
  useDismissal(details, true);

  return (
    <details
      ref={details}
      className={styles.menu}
      onKeyDown={(event) => event.currentTarget.open && keepFocusIn(event.currentTarget, event)}
    >
      <summary className={styles.summary} aria-label={m.menu()}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path className={styles.closed} d="M1 5h18M1 10h18M1 15h18" stroke="currentColor" />
          <path className={styles.open} d="M3 3l14 14M17 3L3 17" stroke="currentColor" />
        </svg>
      </summary>
      <div className={styles.panel}>
        <SearchForm label={m.search_label()} onSearch={close} />
        <nav aria-label={m.menu()}>
          {site.header.map((entry) => (
            <PhoneEntry key={entry.title} entry={entry} />
          ))}
        </nav>
        <LanguageSwitch className={styles.language} />
      </div>
    </details>
  );
}

function PhoneEntry({ entry }: { readonly entry: NavigationEntry }) {
  if (entry.children.length === 0) {
    return (
      <UiLink className={styles.entry} href={entry.href} target={entry.target}>
        {entry.title}
      </UiLink>
    );
  }
  return (
    <details className={styles.group}>
      <summary className={styles.entry}>{entry.title}</summary>
      <SubList className={styles.children}>
        <li>
          <UiLink className={styles.child} href={entry.href} target={entry.target}>
            {m.all_of({ name: entry.title })}
          </UiLink>
        </li>
        {entry.children.map((child) => (
          <li key={child.title}>
            <UiLink className={styles.child} href={child.href} target={child.target}>
              {child.title}
            </UiLink>
          </li>
        ))}
      </SubList>
    </details>
  );
}
