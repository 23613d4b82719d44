import type { ReactNode } from 'react';
import type { SectionId } from '../layout/sections';
import styles from './panel.module.css';

/** A white panel with its heading; the id is what the navigation points at. */
export function Panel({ id, title, children }: { id: SectionId; title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
