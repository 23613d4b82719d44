import { useLocation } from '@remix-run/react';
import { LinkButton, Notice, UiLink } from '@selvedge/ui';
import { FindBar } from '../find/find-bar';
import { type ProductSort, sorts } from '../find/product-filters';
import page from '../layout/page.module.css';
import { ListPagination } from '../list/list-pagination';
import { m } from '../paraglide/messages';
import type { ProductListData } from './load-product-list.server';
import { ProductGrid } from './product-card';
import styles from './product-list.module.css';

const sortTitles = {
  recommended: m.sort_recommended,
  newest: m.sort_newest,
  lightest: m.sort_lightest,
  heaviest: m.sort_heaviest,
} as const satisfies Record<ProductSort, () => string>;

/** A list of products with its find bar, its order and its pages. */
export function ProductList({ list, categoryId }: { readonly list: ProductListData; readonly categoryId?: number }) {
  const { base, products, total, pageCount, facets, filters, sort } = list;
  return (
    <>
      <FindBar facets={facets} chosen={filters} action={base} categoryId={categoryId} sort={sort} isCompact />
      <div className={page.frame}>
        <div className={styles.bar}>
          <p aria-live="polite">{m.products_found({ count: total })}</p>
          <SortLinks base={base} current={sort} />
        </div>
        {products.length === 0 ? (
          <Notice title={m.no_products_title()}>
            <p>{m.no_products_text()}</p>
            <p>
              <LinkButton href={base} kind="plain">
                {m.clear_filters()}
              </LinkButton>
            </p>
          </Notice>
        ) : (
          <>
            <ProductGrid products={products} isFirst />
            <div className={styles.pages}>
              <ListPagination base={base} page={list.page} pageCount={pageCount} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

function SortLinks({ base, current }: { readonly base: string; readonly current: ProductSort }) {
  const { search } = useLocation();
  const sorted = (sort: ProductSort) => {
    const query = new URLSearchParams(search);
    query.delete('sort');
    if (sort !== 'recommended') query.set('sort', sort);
    const text = query.toString();
    return text ? `${base}?${text}` : base;
  };
  return (
    <nav className={styles.sorts} aria-label={m.sort_by()}>
      {sorts.map((sort) => (
        <UiLink
          key={sort}
          className={styles.sort}
          href={sorted(sort)}
          rel="nofollow"
          {...(sort === current && { 'aria-current': 'true' })}
        >
          {sortTitles[sort]()}
        </UiLink>
      ))}
    </nav>
  );
}
