import { pageNotFound } from '@selvedge/error-catalogue';
import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale, localeOf } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './not-found.module.css';

/** The text is the specification's, with the address as it was asked for. */
export function NotFound({ text, locale }: { text: string; locale: Locale }) {
  return (
    <div className={styles.panel}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{m.not_found_title({}, { locale })}</h1>
      <p className={styles.text}>{text}</p>
      <p>{m.not_found_hint({}, { locale })}</p>
      <UiLink className={styles.home} href={inLanguage('/', locale)}>
        {m.to_home({}, { locale })}
      </UiLink>
    </div>
  );
}

/** What specification §8 says of an address that no page has. */
export function notFoundText({ pathname, search }: { pathname: string; search: string }): string {
  return pageNotFound(pathname + search, { locale: localeOf(pathname) }).message;
}
