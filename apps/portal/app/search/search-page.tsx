import { UiLink } from '@selvedge/ui';
import { Empty } from '../home/empty';
import { inLanguage, type Locale } from '../language/address';
import { FilterForm } from '../page/filter-form';
import { ListCount } from '../page/list-count';
import { listAddress } from '../page/list-query';
import { PageHead } from '../page/page-head';
import { PagesOfList } from '../page/pages-of-list';
import { RowList } from '../page/row-list';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import { foundAddress, kindLabels } from './found-kinds';
import type { SearchData } from './load-search.server';
import styles from './search-page.module.css';

export function SearchPage({ found, locale }: { found: SearchData; locale: Locale }) {
  const { list, total, kinds, query, size } = found;
  const base = inLanguage('/search', locale);
  const { kind: _kind, ...everything } = query;
  return (
    <>
      <PageHead title={m.search_title({}, { locale })} />
      <FilterForm action={base} query={query} label={m.search_label({}, { locale })} locale={locale} filters={[]} />
      {query.keywords && <ListCount text={m.search_found({ count: total }, { locale })} />}
      {kinds.length > 1 && (
        <nav className={styles.kinds} aria-label={m.search_kinds({}, { locale })}>
          <UiLink
            className={styles.kind}
            href={listAddress(base, { ...everything, page: 1 })}
            {...(!query.kind && { 'aria-current': 'page' as const })}
          >
            {m.search_all({}, { locale })}
          </UiLink>
          {kinds.map(({ kind, total: count }) => (
            <UiLink
              key={kind}
              className={styles.kind}
              href={listAddress(base, { ...query, kind, page: 1 })}
              {...(query.kind === kind && { 'aria-current': 'page' as const })}
            >
              {kindLabels[kind]({}, { locale })} {count}
            </UiLink>
          ))}
        </nav>
      )}
      {list.length === 0 ? (
        <div className={sheet.sheet}>
          <Empty
            title={query.keywords ? m.search_nothing({}, { locale }) : m.search_begin({}, { locale })}
            text={query.keywords ? m.nothing_found_text({}, { locale }) : m.search_begin_text({}, { locale })}
          />
        </div>
      ) : (
        <RowList
          rows={list.map(({ kind, id, title, summary, parent_id }) => ({
            key: `${kind} ${id}`,
            href: foundAddress(kind, id, parent_id, locale),
            title,
            mark: kindLabels[kind]({}, { locale }),
            summary,
          }))}
        />
      )}
      <PagesOfList base={base} query={query} total={total} size={size} locale={locale} />
    </>
  );
}
