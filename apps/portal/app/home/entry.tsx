import type { ReactNode } from 'react';
import styles from './entry.module.css';

interface EntryProps {
  readonly title: ReactNode;
  /** What stands at the row's end, on an edge common to the whole list. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A row of a list that opens where it stands. The browser's own disclosure: it works without script. */
export function Entry({ title, aside, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <details className={styles.details}>
        <summary className={styles.row}>
          <span className={styles.title}>{title}</span>
          <span className={styles.aside}>{aside}</span>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </li>
  );
}
