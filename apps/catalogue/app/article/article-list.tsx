import { Notice } from '@selvedge/ui';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { ListPagination } from '../list/list-pagination';
import { m } from '../paraglide/messages';
import styles from './article-list.module.css';
import { ArticleTeasers } from './article-teasers';
import type { ArticleListData } from './load-articles.server';

/** The mill's journal, page by page. */
export function ArticleList({ list }: { readonly list: ArticleListData }) {
  return (
    <>
      <PageHead crumbs={[{ title: m.journal() }]} title={m.journal()} lead={m.journal_lead()} />
      <div className={page.frame}>
        {list.articles.length === 0 ? (
          <Notice title={m.no_articles()} />
        ) : (
          <ArticleTeasers articles={list.articles} level={2} />
        )}
        <div className={styles.pages}>
          <ListPagination base={list.base} page={list.page} pageCount={list.pageCount} />
        </div>
      </div>
    </>
  );
}
