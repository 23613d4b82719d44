import type { ReactNode } from 'react';
import styles from './me-page.module.css';

/** A panel of a person's own page. */
export function MeSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** That what was sent is kept. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.saved} role="status" tabIndex={-1} data-outcome>
      {children}
    </p>
  );
}
