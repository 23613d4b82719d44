import { discountDescription, discountLabel } from '@selvedge/domain/discount';
import { LinkButton, Notice } from '@selvedge/ui';
import { MessageSection } from '../inquiry/message-section';
import type { TextLocale } from '../language/address';
import { useTextLocale } from '../language/use-locale';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { ListPagination } from '../list/list-pagination';
import { m } from '../paraglide/messages';
import { ProductGrid } from '../product/product-card';
import { discountLists } from './discount-lists';
import { bestOf, RuleList } from './discount-note';
import styles from './discount-page.module.css';
import type { ReductionData } from './load-reduction.server';
import { SaleTimer } from './sale-timer';

/** One reduction: its rules, its time, and the products that it covers. */
export function ReductionPage({ reduction }: { readonly reduction: ReductionData }) {
  const { rules, sale, products, summary } = reduction;
  const title = reductionTitle(reduction, useTextLocale());
  const parent = discountLists[sale?.phase ?? 'now'];
  return (
    <>
      <PageHead
        crumbs={[
          { title: m.all_products(), href: '/product-products' },
          { title: parent.title(), href: parent.href },
          { title },
        ]}
        title={title}
        lead={summary}
      />
      <div className={page.frame}>
        <div className={styles.offer}>
          <RuleList rules={rules} />
          {sale && <SaleTimer sale={sale} className={styles.timer} />}
        </div>
        {products.length === 0 ? (
          <Notice title={m.no_reduction_products()}>
            <p className={styles.ways}>
              <LinkButton href={discountLists.now.href}>{m.see_now()}</LinkButton>
            </p>
          </Notice>
        ) : (
          <>
            <ProductGrid products={products} isFirst level={2} />
            <div className={styles.pages}>
              <ListPagination base={reduction.base} page={reduction.page} pageCount={reduction.pageCount} />
            </div>
          </>
        )}
      </div>
      <MessageSection />
    </>
  );
}

/** What a reduction is called: its name, else what it gives and from what on. */
export function reductionTitle({ title, rules }: Pick<ReductionData, 'title' | 'rules'>, locale: TextLocale): string {
  if (title) return title;
  const rule = bestOf(rules);
  return rule ? `${discountDescription(rule, locale)}: ${discountLabel(rule, locale) ?? ''}` : m.discounts_now();
}
