import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './desk-frame.module.css';

/** The desk's own shape while it comes. */
export function DeskFrame({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.frame} aria-busy="true">
      <div className={styles.bar} />
      <main className={styles.page}>
        <p className={styles.words}>{m.desk_loading({}, { locale })}</p>
        <noscript>
          <p>{m.desk_needs_script({}, { locale })}</p>
        </noscript>
      </main>
    </div>
  );
}
