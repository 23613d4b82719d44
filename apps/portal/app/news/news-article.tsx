import { Picture, UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { News } from './load-news.server';
import styles from './news-article.module.css';

export function NewsArticle({ article, locale }: { article: News; locale: Locale }) {
  const { title, summary, category, day, img, paragraphs } = article;
  return (
    <article className={styles.article}>
      {img && (
        <div className={styles.picture}>
          <Picture source={img} list="bannerList" sizes="(max-width: 768px) 100vw, 1240px" ratio="fill" priority />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.facts}>
          <span className={styles.category}>{category}</span>
          <time dateTime={day.machine}>{day.machine}</time>
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <UiLink className={styles.back} href={inLanguage('/news', locale)}>
            {m.to_news({}, { locale })}
          </UiLink>
        </p>
      </div>
    </article>
  );
}
