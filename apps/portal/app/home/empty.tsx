import styles from './empty.module.css';

/** A list with nothing in it: what this place is for. */
export function Empty({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </div>
  );
}
