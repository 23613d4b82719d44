import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './desk-frame.module.css';

/** For who is signed in and has nothing to do at the desk. */
export function NoDesk({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar} />
      <main className={styles.page}>
        <h1>{m.desk_not_yours({}, { locale })}</h1>
        <p>{m.desk_not_yours_text({}, { locale })}</p>
        <p>
          <UiLink href={inLanguage('/', locale)}>{m.to_home({}, { locale })}</UiLink>
        </p>
      </main>
    </div>
  );
}
