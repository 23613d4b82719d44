import type { ReactNode } from 'react';
import styles from './account.module.css';

/** The one panel of a page that asks for something. */
export function AccountCard({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
