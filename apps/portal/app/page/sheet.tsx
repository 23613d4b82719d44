import { type ReactNode, useId } from 'react';
import styles from './sheet.module.css';

/** A white panel of a page with its heading. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
