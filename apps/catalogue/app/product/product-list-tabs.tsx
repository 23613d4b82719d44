import { useLocation } from '@remix-run/react';
import { parseListPath } from '@selvedge/rewriting';
import { UiLink } from '@selvedge/ui';
import { discountLists } from '../discount/discount-lists';
import { withoutLanguage } from '../language/address';
import page from '../layout/page.module.css';
import { useSite } from '../layout/site-data';
import { m } from '../paraglide/messages';
import styles from './category-links.module.css';

const lists = [
  { href: '/product-products', title: m.all_products },
  discountLists.now,
  discountLists.upcoming,
] as const;

/** Everything, what is reduced now, and what will be: links, since each is a page of its own. Only a shop has them. */
export function ProductListTabs() {
  const path = withoutLanguage(useLocation().pathname);
  if (!useSite()?.isShop) return null;
  const base = parseListPath(path)?.base ?? path;
  return (
    <nav className={page.frame} aria-label={m.list_tabs()}>
      <ul className={styles.row}>
        {lists.map(({ href, title }) => (
          <li key={href}>
            <UiLink className={styles.link} href={href} {...(href === base && { 'aria-current': 'page' })}>
              {title()}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
