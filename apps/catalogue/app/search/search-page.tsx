import { Notice, UiLink } from '@selvedge/ui';
import page from '../layout/page.module.css';
import { Crumbs } from '../layout/page-head';
import { ListPagination } from '../list/list-pagination';
import { m } from '../paraglide/messages';
import { categoryHref } from '../product/category-tree';
import { ProductGrid } from '../product/product-card';
import type { SearchData } from './load-search.server';
import { SearchForm } from './search-form';
import styles from './search-page.module.css';

/** What the search has found, or where else to look. */
export function SearchPage({ found }: { readonly found: SearchData }) {
  const { keywords, total, products, corrections, base, pageCount } = found;
  return (
    <div className={page.frame}>
      <div className={styles.head}>
        <Crumbs crumbs={[{ title: m.search_title() }]} />
        <h1 className={styles.title}>{keywords ? m.search_for({ keywords }) : m.search_title()}</h1>
        <SearchForm label={m.search_label()} keywords={keywords} />
        {keywords && (
          <p className={styles.count} aria-live="polite">
            {m.products_found({ count: total })}
          </p>
        )}
        {corrections.map(({ word, nearest }) => (
          <p key={word} className={styles.corrected} role="note">
            {m.search_corrected({ word, nearest: nearest.slice(0, 3).join(m.search_or()) })}
          </p>
        ))}
      </div>
      {products.length > 0 ? (
        <>
          <ProductGrid products={products} isFirst level={2} />
          <div className={styles.pages}>
            <ListPagination base={base} page={found.page} pageCount={pageCount} />
          </div>
        </>
      ) : (
        <Suggestions found={found} />
      )}
    </div>
  );
}

function Suggestions({ found: { keywords, categories, suggestions } }: { readonly found: SearchData }) {
  return (
    <>
      <Notice title={keywords ? m.nothing_found({ keywords }) : m.search_empty_title()}>
        <p>{keywords ? m.nothing_found_text() : m.search_empty_text()}</p>
        <ul className={styles.categories}>
          {categories.map((category) => (
            <li key={category.id}>
              <UiLink className={styles.category} href={categoryHref(category)}>
                {category.title} <span className={page.kicker}>{category.count}</span>
              </UiLink>
            </li>
          ))}
        </ul>
      </Notice>
      {suggestions.length > 0 && (
        <section className={styles.suggestions}>
          <h2 className={styles.suggestionsTitle}>{m.new_from_the_looms()}</h2>
          <ProductGrid products={suggestions} />
        </section>
      )}
    </>
  );
}
