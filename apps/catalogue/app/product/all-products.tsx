import { MessageSection } from '../inquiry/message-section';
import { PageHead } from '../layout/page-head';
import { m } from '../paraglide/messages';
import type { ProductListData } from './load-product-list.server';
import { ProductList } from './product-list';
import { ProductListTabs } from './product-list-tabs';

/** Everything the mill makes, page by page. */
export function AllProducts({ list }: { readonly list: ProductListData }) {
  return (
    <>
      <PageHead crumbs={[{ title: m.all_products() }]} title={m.all_products()} lead={m.all_products_lead()} />
      <ProductListTabs />
      <ProductList list={list} />
      <MessageSection />
    </>
  );
}
