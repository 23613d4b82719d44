import { useLocation } from '@remix-run/react';
import { UiLink, VisuallyHidden } from '@selvedge/ui';
import { carriedProducts } from '../inquiry/carried-products';
import { useBasket } from '../inquiry/use-basket';
import { m } from '../paraglide/messages';
import styles from './inquiry-link.module.css';

/** The way to the inquiry, with the number of products in it: from the browser's basket, without script from the address. */
export function InquiryLink() {
  const carried = carriedProducts(useLocation().search);
  const count = useBasket()?.items.length ?? carried.length;
  return (
    <UiLink className={styles.inquiry} href="/inquire_form">
      {m.inquiry()}
      <span className={styles.count} aria-live="polite" data-inquiry-count={count}>
        {count > 0 && (
          <>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{m.inquiry_count({ count })}</VisuallyHidden>
          </>
        )}
      </span>
    </UiLink>
  );
}
