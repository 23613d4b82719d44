import { LinkButton, Notice } from '@selvedge/ui';
import { MessageSection } from '../inquiry/message-section';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { useSite } from '../layout/site-data';
import { ListPagination } from '../list/list-pagination';
import { m } from '../paraglide/messages';
import { ProductGrid } from '../product/product-card';
import { ProductListTabs } from '../product/product-list-tabs';
import { discountLists } from './discount-lists';
import styles from './discount-page.module.css';
import type { DiscountListData } from './load-discounts.server';

/** The products that are reduced now, or those that will be. */
export function DiscountPage({ list }: { readonly list: DiscountListData }) {
  const { title, lead } = discountLists[list.type];
  return (
    <>
      <PageHead
        crumbs={[{ title: m.all_products(), href: '/product-products' }, { title: title() }]}
        title={title()}
        lead={lead()}
      />
      <ProductListTabs />
      <div className={page.frame}>
        {list.products.length === 0 ? (
          <NothingReduced list={list} />
        ) : (
          <>
            <p className={styles.count} aria-live="polite">
              {m.products_found({ count: list.total })}
            </p>
            <ProductGrid products={list.products} isFirst level={2} />
            <div className={styles.pages}>
              <ListPagination base={list.base} page={list.page} pageCount={list.pageCount} />
            </div>
          </>
        )}
      </div>
      <MessageSection />
    </>
  );
}

function NothingReduced({ list }: { readonly list: DiscountListData }) {
  const isShop = useSite()?.isShop ?? false;
  const { empty, other } = discountLists[list.type];
  return (
    <Notice title={empty()}>
      <p>{m.no_discounts_text()}</p>
      <p className={styles.ways}>
        <LinkButton href="/product-products">{m.all_products()}</LinkButton>
        {isShop && (
          <LinkButton href={other.href} kind="quiet">
            {other.title()}
          </LinkButton>
        )}
      </p>
    </Notice>
  );
}
