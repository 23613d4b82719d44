import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';
import { inLanguage, localeOf } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './fatal-error.module.css';

/** What is left when nothing of the site can be had: what happened, what is kept, and what to do. */
export function FatalError() {
  const { pathname, search } = useLocation();
  const locale = localeOf(pathname);
  const error = useRouteError();
  const isTooLarge = isRouteErrorResponse(error) && error.status === 413;
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <h1>{(isTooLarge ? m.too_large_title : m.fatal_title)({}, { locale })}</h1>
        <p>{(isTooLarge ? m.too_large_text : m.fatal_text)({}, { locale })}</p>
        <p className={styles.actions}>
          <Link className={styles.again} to={pathname + search} reloadDocument>
            {m.try_again({}, { locale })}
          </Link>
          <Link to={inLanguage('/', locale)} reloadDocument>
            {m.to_home({}, { locale })}
          </Link>
        </p>
      </div>
    </main>
  );
}
