import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './me-page.module.css';

interface PersonCardProps {
  readonly nick: string;
  /** Whether the person belongs to a community of the one who looks. */
  readonly isMember: boolean;
  readonly locale: Locale;
}

/** What one person may see of another: no phone, no address. */
export function PersonCard({ nick, isMember, locale }: PersonCardProps) {
  return (
    <div className={styles.head}>
      <span className={styles.disc} aria-hidden="true">
        {[...nick][0]}
      </span>
      <div className={styles.who}>
        <h1 className={styles.name}>{nick}</h1>
        {isMember && (
          <p className={styles.standing}>
            <span className={styles.mark} data-member="true">
              {m.account_member_of({}, { locale })}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
