import { classNames } from '@selvedge/ui';
import styles from './disc.module.css';

/** What stands for a face: the family name in a disc, in one of three colours that stay with the person. */
export function Disc({ id, initial, size = 'large' }: { id: number; initial: string; size?: 'large' | 'small' }) {
  return (
    <span
      className={classNames(
        styles.disc,
        size === 'small' && styles.small,
        [styles.pine, styles.brass, styles.slate][id % 3],
      )}
      aria-hidden="true"
    >
      {initial}
    </span>
  );
}
