import { LinkButton } from '@selvedge/ui';
import { AddToInquiry } from '../inquiry/add-to-inquiry';
import { m } from '../paraglide/messages';
import type { ProductData } from './load-product.server';
import styles from './product-page.module.css';

/** What one can do about a product: ask, and whatever else the site offers. */
export function ProductActions({ product }: { readonly product: ProductData }) {
  return (
    <div className={styles.actions}>
      <AddToInquiry product={product} look="page" />
      <LinkButton href={`/inquire_form?products=${product.id}&swatch=1`} kind="plain" rel="nofollow">
        {m.ask_for_swatch()}
      </LinkButton>
    </div>
  );
}
