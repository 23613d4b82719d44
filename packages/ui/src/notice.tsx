import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** What a place says when it has nothing to show, or cannot: what it is for, and the first step. */
export function Notice({
  title,
  level = 2,
  children,
}: {
  readonly title: string;
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.notice}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
