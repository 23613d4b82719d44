import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** What a page begins with: its heading, and what stands in it in a sentence. */
export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
