import { Picture, UiLink } from '@selvedge/ui';
import type { Locale } from '../language/address';
import { newsAddress } from '../news/news-address';
import styles from './lead-news.module.css';
import type { Home } from './load-home.server';

/** The news that leads the page: its picture, and the words on the picture's dark foot. */
export function LeadNews({ item, locale }: { item: Home['news'][number]; locale: Locale }) {
  return (
    <article className={styles.lead}>
      <div className={styles.picture}>
        <Picture source={item.img} list="bannerList" sizes="(max-width: 768px) 100vw, 820px" ratio="fill" priority />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{item.category}</p>
        <h2 className={styles.title}>
          <UiLink className={styles.link} href={newsAddress(item.id, locale)}>
            {item.title}
          </UiLink>
        </h2>
        <p className={styles.summary}>
          <time dateTime={item.day.machine}>{item.day.text}</time>
          {item.summary}
        </p>
      </div>
    </article>
  );
}
