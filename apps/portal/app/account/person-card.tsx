import type { Locale } from '../language/address';
import { Seal } from '../layout/seal';
import { m } from '../paraglide/messages';
import { OwnPicture } from './own-picture';
import styles from './person-card.module.css';

interface PersonCardProps {
  readonly nick: string;
  readonly avatar: string | null;
  /** The communities that the person and the one who looks both belong to. */
  readonly communities: readonly { readonly id: number; readonly name: string; readonly seal: string }[];
  readonly locale: Locale;
}

/** What one person may see of another: no phone, no address; the seal of each community says that it is a member. */
export function PersonCard({ nick, avatar, communities, locale }: PersonCardProps) {
  return (
    <article className={styles.card}>
      <OwnPicture nick={nick} url={avatar} className={styles.disc} />
      <h1 className={styles.name}>{nick}</h1>
      {communities.length === 0 ? (
        <p className={styles.nothing}>{m.account_card_alone({}, { locale })}</p>
      ) : (
        <ul className={styles.communities}>
          {communities.map(({ id, name, seal }) => (
            <li key={id} className={styles.community}>
              <Seal characters={seal} />
              <span>
                {name}
                <span className={styles.mark}>{m.account_member_of({}, { locale })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
