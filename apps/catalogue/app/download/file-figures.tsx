import { formatFileSize } from '@selvedge/domain/text';
import styles from './file-figures.module.css';

/** What a file is, at a glance: its kind as a leaf of paper, and how large it is. */
export function FileFigures({ kind, size }: { readonly kind: string; readonly size: number }) {
  return (
    <span className={styles.figures}>
      <span className={styles.leaf}>{kind.toUpperCase()}</span>
      <span>{formatFileSize(size)}</span>
    </span>
  );
}
