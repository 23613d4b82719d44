import { Picture, UiLink } from '@selvedge/ui';
import { HtmlText } from '../layout/html-text';
import page from '../layout/page.module.css';
import { Crumbs } from '../layout/page-head';
import { m } from '../paraglide/messages';
import styles from './article-page.module.css';
import { ArticleTeasers } from './article-teasers';
import type { ArticleData } from './load-articles.server';
import { ShowDate } from './show-date';

/** An article. */
export function ArticlePage({ article }: { readonly article: ArticleData }) {
  const { title, description, image, bodyHtml, related, reads, showTime } = article;
  return (
    <>
      <article className={page.frame}>
        <div className={styles.head}>
          <Crumbs crumbs={[{ title: m.journal(), href: '/article-list' }, { title }]} />
          <h1 className={styles.title}>{title}</h1>
          <p className={page.kicker}>
            <ShowDate unixSeconds={showTime} /> {reads > 0 && `· ${m.read_times({ count: reads })}`}
          </p>
        </div>
        {image && (
          <Picture
            source={image}
            ratio="16 / 9"
            list="detail"
            sizes="(max-width: 640px) 74vw, (max-width: 1400px) 100vw, 1320px"
            priority
          />
        )}
        <div className={styles.body}>
          <p className={page.lead}>{description}</p>
          <HtmlText html={bodyHtml} />
        </div>
      </article>
      <Neighbours article={article} />
      {related.length > 0 && (
        <section className={`${page.frame} ${page.section}`}>
          <h2 className={`${page.sectionTitle} ${styles.related}`}>{m.read_on()}</h2>
          <ArticleTeasers articles={related} />
        </section>
      )}
    </>
  );
}

/** The articles before and after this one in time. */
function Neighbours({ article: { newer, older } }: { readonly article: ArticleData }) {
  if (!newer && !older) return null;
  return (
    <nav className={`${page.frame} ${styles.neighbours}`} aria-label={m.neighbouring_articles()}>
      {older && (
        <UiLink className={styles.neighbour} href={older.href} rel="prev">
          <span className={page.kicker}>{m.older_article()}</span>
          <span className={styles.neighbourTitle}>{older.title}</span>
        </UiLink>
      )}
      {newer && (
        <UiLink className={`${styles.neighbour} ${styles.newer}`} href={newer.href} rel="next">
          <span className={page.kicker}>{m.newer_article()}</span>
          <span className={styles.neighbourTitle}>{newer.title}</span>
        </UiLink>
      )}
    </nav>
  );
}
