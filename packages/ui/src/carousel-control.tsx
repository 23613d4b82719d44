import type { ReactNode } from 'react';
import styles from './carousel.module.css';

/** A button that is off keeps the focus that it may have, so it is not disabled but said to be. */
export function Control({
  label,
  controls,
  isOff = false,
  mirrored = false,
  onPress,
  children,
}: {
  readonly label: string;
  readonly controls: string;
  readonly isOff?: boolean;
  /** Points the other way where one reads from the right. */
  readonly mirrored?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-controls={controls}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <svg
        className={mirrored ? styles.mirrored : undefined}
        viewBox="0 0 16 16"
        width="16"
        height="16"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}
