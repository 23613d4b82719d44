import { isRouteErrorResponse } from '@remix-run/react';
import { pageNotFound } from '@selvedge/error-catalogue';
import { LinkButton, Notice } from '@selvedge/ui';
import { useTextLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import { SearchForm } from '../search/search-form';
import styles from './page-error.module.css';

/** Whether an error means that the address leads nowhere. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function errorTitle(error: unknown): string {
  return isNotFound(error) ? m.not_found_title() : m.error_title();
}

/** What stands in a page's place when it failed: what happened, and where to go from here. */
export function PageError({ error, fullPath }: { readonly error: unknown; readonly fullPath: string }) {
  const locale = useTextLocale();
  const isMissing = isNotFound(error);
  return (
    <div className={styles.error}>
      <p className={styles.code} aria-hidden="true">
        {isRouteErrorResponse(error) ? error.status : 500}
      </p>
      <Notice level={1} title={isMissing ? m.not_found_title() : m.error_title()}>
        <p className={styles.path}>{isMissing ? pageNotFound(fullPath, { locale }).message : m.error_text()}</p>
        {isMissing && <SearchForm label={m.not_found_search()} />}
        <p className={styles.ways}>
          <LinkButton href="/">{m.to_home()}</LinkButton>
          <LinkButton href="/product-products" kind="quiet">
            {m.all_products()}
          </LinkButton>
          <LinkButton href="/contact-us" kind="quiet">
            {m.contact_us()}
          </LinkButton>
        </p>
      </Notice>
    </div>
  );
}
