import { lazyStates, Picture, UiLink, useLazyItems } from '@selvedge/ui';
import { useRef } from 'react';
import page from '../layout/page.module.css';
import type { ArticleCardData } from './article-card-data';
import styles from './article-teasers.module.css';
import { ShowDate } from './show-date';

/** Articles side by side. */
export function ArticleTeasers({
  articles,
  level = 3,
}: {
  readonly articles: readonly ArticleCardData[];
  /** 2 where no heading stands between the page's own and the teasers. */
  readonly level?: 2 | 3;
}) {
  const list = useRef<HTMLUListElement>(null);
  useLazyItems(list);
  return (
    <ul ref={list} className={styles.teasers}>
      {articles.map((article) => (
        <li key={article.id} data-lazy={lazyStates.pending}>
          <ArticleTeaser article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** An article in a few words: picture, day, title, what it is about. */
export function ArticleTeaser({ article, level = 3 }: { readonly article: ArticleCardData; readonly level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article>
      <UiLink className={styles.link} href={article.href}>
        <Picture source={article.image} ratio="3 / 2" list="list" sizes="(max-width: 768px) 100vw, 424px" decorative />
        <span className={`${page.kicker} ${styles.date}`}>
          <ShowDate unixSeconds={article.showTime} />
        </span>
        <Title className={styles.title}>{article.title}</Title>
      </UiLink>
      <p className={styles.text}>{article.description}</p>
    </article>
  );
}
