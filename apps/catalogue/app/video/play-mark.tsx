import styles from './play-mark.module.css';

/** Says that a still can be played. */
export function PlayMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M4 2.5v11l9-5.5z" fill="currentColor" />
      </svg>
    </span>
  );
}
