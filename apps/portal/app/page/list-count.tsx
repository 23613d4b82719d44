import styles from './list-count.module.css';

/** How many a list has, read aloud when it changes. */
export function ListCount({ text }: { text: string }) {
  return (
    <p className={styles.count} role="status">
      {text}
    </p>
  );
}
