import { classNames } from '@selvedge/ui';
import styles from './seal.module.css';

/** The association's seal: two characters, one below the other. An ornament beside the name, so it is not read aloud. */
export function Seal({ characters, size = 'large' }: { characters: string; size?: 'large' | 'small' }) {
  return (
    <span className={classNames(styles.seal, size === 'small' && styles.small)} lang="zh-CN" aria-hidden="true">
      {characters}
    </span>
  );
}
