import { UiLink } from '@selvedge/ui';
import type { Locale } from '../language/address';
import { newsAddress } from '../news/news-address';
import styles from './headlines.module.css';
import type { Home } from './load-home.server';

/** The news below the leading one: a line each, with their days on one edge. */
export function Headlines({ items, locale }: { items: Home['news']; locale: Locale }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, category, title, day }) => (
        <li key={id} className={styles.item}>
          <UiLink className={styles.link} href={newsAddress(id, locale)}>
            <span className={styles.title}>
              <span className={styles.category}>{category}</span>
              {title}
            </span>
            <time className={styles.day} dateTime={day.machine}>
              {day.text}
            </time>
          </UiLink>
        </li>
      ))}
    </ul>
  );
}
