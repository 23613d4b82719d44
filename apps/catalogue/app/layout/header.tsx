import { useLocation } from '@remix-run/react';
import { UiLink } from '@selvedge/ui';
import { CartLink } from '../shop/cart-link';
import styles from './header.module.css';
import { HeaderSearch } from './header-search';
import { InquiryLink } from './inquiry-link';
import { LanguageSwitch } from './language-switch';
import { MainMenu } from './main-menu';
import { PhoneMenu } from './phone-menu';
import type { SiteData } from './site-data';
import { useHeaderLook } from './use-header-look';
import { WovenMark } from './woven-mark';

/** The mill's name, its menu, search, the other language and the inquiry; where it stands is the site's layout. */
export function Header({ site }: { readonly site: SiteData }) {
  const { isPast, isHidden } = useHeaderLook();
  const { pathname } = useLocation();
  return (
    <header
      className={styles.header}
      data-past={isPast || undefined}
      data-hidden={(isHidden && site.layout.headerMode === 'hide') || undefined}
    >
      <div className={styles.row}>
        <UiLink className={styles.wordmark} href="/">
          <WovenMark className={styles.mark} />
          {site.name}
        </UiLink>
        {/* A page begins with its menus closed. */}
        <MainMenu key={pathname} entries={site.header} type={site.layout.headerDropdown} />
        <div className={styles.tools}>
          <HeaderSearch />
          <LanguageSwitch className={styles.language} />
          {site.isShop && <CartLink />}
          <InquiryLink />
          <PhoneMenu site={site} />
        </div>
      </div>
    </header>
  );
}
