import { LinkButton } from '@selvedge/ui';
import { AddToInquiry } from '../inquiry/add-to-inquiry';
import { m } from '../paraglide/messages';
import { BuyBox } from '../shop/buy-box';
import type { ProductData } from './load-product.server';
import styles from './product-page.module.css';

/** What one can do about a product: buy it where the site is a shop, and ask about it anywhere. */
export function ProductActions({ product }: { readonly product: ProductData }) {
  return (
    <>
      {product.offer && <BuyBox product={product} offer={product.offer} />}
      <div className={styles.actions}>
        <AddToInquiry product={product} look={product.offer ? 'second' : 'page'} />
        <LinkButton href={`/inquire_form?products=${product.id}&swatch=1`} kind="plain" rel="nofollow">
          {m.ask_for_swatch()}
        </LinkButton>
      </div>
    </>
  );
}
