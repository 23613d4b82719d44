import { classNames, UiLink } from '@selvedge/ui';
import type { ReactNode } from 'react';
import styles from './row-list.module.css';

export interface Row {
  readonly key: string | number;
  readonly href: string;
  readonly title: string;
  /** What stands before the title in brass, or in the seal's red. */
  readonly mark?: string | undefined;
  readonly isUrgent?: boolean | undefined;
  /** What stands at the end, on an edge common to the whole list: a day, a pay. */
  readonly aside?: ReactNode;
  readonly summary?: string | undefined;
}

/** A list whose rows lead to a page each. Within a panel it has no panel of its own. */
export function RowList({ rows, bare = false }: { rows: readonly Row[]; bare?: boolean }) {
  return (
    <ul className={bare ? styles.bare : styles.list}>
      {rows.map(({ key, href, title, mark, isUrgent, aside, summary }) => (
        <li key={key} className={styles.row}>
          <UiLink className={styles.link} href={href}>
            <span className={styles.title}>
              {mark && <span className={classNames(styles.mark, isUrgent && styles.urgent)}>{mark}</span>}
              {title}
            </span>
            {aside && <span className={styles.aside}>{aside}</span>}
            {summary && <span className={styles.summary}>{summary}</span>}
          </UiLink>
        </li>
      ))}
    </ul>
  );
}
