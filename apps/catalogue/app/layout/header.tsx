import { useLocation } from '@remix-run/react';
import { UiLink } from '@selvedge/ui';
import { withoutLanguage } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './header.module.css';
import { HeaderSearch } from './header-search';
import { InquiryLink } from './inquiry-link';
import { LanguageSwitch } from './language-switch';
import { PhoneMenu } from './phone-menu';
import type { NavigationEntry, SiteData } from './site-data';
import { WovenMark } from './woven-mark';

/** The fixed header: the mill's name, its menu, search, the other language and the inquiry. */
export function Header({ site }: { readonly site: SiteData }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <UiLink className={styles.wordmark} href="/">
          <WovenMark className={styles.mark} />
          {site.name}
        </UiLink>
        <nav className={styles.menu} aria-label={m.main_menu()}>
          <ul className={styles.entries}>
            {site.header.map((entry) => (
              <MenuEntry key={entry.title} entry={entry} />
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <HeaderSearch />
          <LanguageSwitch className={styles.language} />
          <InquiryLink />
          <PhoneMenu site={site} />
        </div>
      </div>
    </header>
  );
}

/** A dropdown opens to a pointer, to the keyboard's focus and to a touch on its arrow, all without script. */
function MenuEntry({ entry }: { readonly entry: NavigationEntry }) {
  const here = withoutLanguage(useLocation().pathname);
  const isHere = here === entry.href || entry.children.some(({ href }) => href === here);
  return (
    <li className={styles.entry}>
      <UiLink className={styles.link} href={entry.href} {...(isHere && { 'aria-current': 'true' })}>
        {entry.title}
      </UiLink>
      {entry.children.length > 0 && (
        <ul className={styles.dropdown}>
          {entry.children.map((child) => (
            <li key={child.title}>
              <UiLink className={styles.sublink} href={child.href}>
                {child.title}
              </UiLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
