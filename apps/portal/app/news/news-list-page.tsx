import { Picture, UiLink } from '@selvedge/ui';
import { Empty } from '../home/empty';
import { inLanguage, type Locale } from '../language/address';
import { listAddress } from '../page/list-query';
import { PageHead } from '../page/page-head';
import { PagesOfList } from '../page/pages-of-list';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import kinds from '../search/search-page.module.css';
import type { NewsListData } from './load-news-list.server';
import { newsAddress } from './news-address';
import styles from './news-list-page.module.css';

export function NewsListPage({ news, locale }: { news: NewsListData; locale: Locale }) {
  const { list, total, categories, query, size } = news;
  const base = inLanguage('/news', locale);
  return (
    <>
      <PageHead title={m.news_title({}, { locale })} lead={m.news_lead({}, { locale })} />
      <nav className={kinds.kinds} aria-label={m.news_categories({}, { locale })}>
        <UiLink className={kinds.kind} href={base} {...(!query.category && { 'aria-current': 'page' as const })}>
          {m.search_all({}, { locale })}
        </UiLink>
        {categories.map(({ id, title, total: count }) => (
          <UiLink
            key={id}
            className={kinds.kind}
            href={listAddress(base, { page: 1, category: id })}
            {...(query.category === id && { 'aria-current': 'page' as const })}
          >
            {title} {count}
          </UiLink>
        ))}
      </nav>
      {list.length === 0 ? (
        <div className={sheet.sheet}>
          <Empty title={m.news_empty({}, { locale })} text={m.news_empty_text({}, { locale })} />
        </div>
      ) : (
        <ul className={styles.list}>
          {list.map(({ id, title, summary, category, day, img }) => (
            <li key={id} className={styles.item}>
              <article className={styles.words}>
                <h2 className={styles.title}>
                  <UiLink className={styles.link} href={newsAddress(id, locale)}>
                    {title}
                  </UiLink>
                </h2>
                <p className={styles.summary}>{summary}</p>
                <p className={styles.facts}>
                  <span className={styles.category}>{category}</span>
                  <time dateTime={day.machine}>{day.machine}</time>
                </p>
              </article>
              {img && (
                <div className={styles.picture}>
                  <Picture source={img} sizes="(max-width: 768px) 30vw, 220px" ratio="fill" decorative />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <PagesOfList base={base} query={query} total={total} size={size} locale={locale} />
    </>
  );
}
