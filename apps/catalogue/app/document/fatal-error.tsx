import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { Notice } from '@selvedge/ui';
import { inLanguage, localeOf } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './fatal-error.module.css';

/** A page that could not be made at all. It stands by itself: no header, no data, plain links. */
export function FatalError() {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const isTooLarge = isRouteErrorResponse(error) && error.status === 413;
  return (
    <main className={styles.page}>
      <Notice level={1} title={isTooLarge ? m.too_large_title() : m.fatal_title()}>
        <p>{isTooLarge ? m.too_large_text() : m.fatal_text()}</p>
        <p className={styles.ways}>
          <a href={pathname + search}>{m.fatal_again()}</a>
          <a href={inLanguage('/', localeOf(pathname))}>{m.to_home()}</a>
        </p>
      </Notice>
    </main>
  );
}
