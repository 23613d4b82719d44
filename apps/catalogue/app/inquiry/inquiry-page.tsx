import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { m } from '../paraglide/messages';
import type { BasketItem } from './basket';
import { ChosenProducts } from './chosen-products';
import type { RefusedForm } from './inquiry-action.server';
import { InquiryForm } from './inquiry-form';
import styles from './inquiry-page.module.css';
import { basketStore, useBasket } from './use-basket';

/**
 * The inquiry: what is asked about beside who asks. The server draws the products that the address carries; in the
 * browser they move into the basket, which then is the only truth.
 */
export function InquiryPage({
  carried,
  asksForSwatch,
  refused,
}: {
  readonly carried: readonly BasketItem[];
  readonly asksForSwatch: boolean;
  readonly refused: RefusedForm | undefined;
}) {
  const basket = useBasket();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (refused) basketStore().markSent(false);
  }, [refused]);

  useEffect(() => {
    if (carried.length > 0) basketStore().add(carried);
    if (search.includes('products='))
      navigate(pathname + (asksForSwatch ? '?swatch=1' : ''), { replace: true, preventScrollReset: true });
  }, [carried, asksForSwatch, search, pathname, navigate]);

  const items = basket ? union(basket.items, carried) : carried;
  const ids = refused && !basket ? refused.productIds : items.map(({ id }) => id);
  return (
    <>
      <PageHead crumbs={[{ title: m.inquiry_title() }]} title={m.inquiry_title()} lead={m.inquiry_lead()} />
      <div className={`${page.frame} ${styles.columns}`}>
        <ChosenProducts
          items={items}
          issue={refused?.issues.products}
          onRemove={basket ? basketStore().remove : null}
        />
        <InquiryForm
          productIds={ids}
          refused={refused}
          suggestedMessage={asksForSwatch ? m.swatch_message({ name: items.map(({ name }) => name).join(', ') }) : ''}
        />
      </div>
    </>
  );
}

/** Until the carried products have moved into the basket, both are shown, each once. */
function union(first: readonly BasketItem[], second: readonly BasketItem[]): readonly BasketItem[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))];
}
