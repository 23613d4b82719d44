import { useLocation } from '@remix-run/react';
import { UiLink, VisuallyHidden } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import { carriedCart } from './cart-address';
import styles from './cart-link.module.css';
import { useCart } from './use-cart';

/**
 * The way to the cart, with the number of products in it: from the browser, since pages are the same for everybody;
 * without script from the address.
 */
export function CartLink() {
  const carried = carriedCart(useLocation().search);
  const count = (useCart()?.lines ?? carried).length;
  return (
    <UiLink className={styles.cart} href="/cart">
      <svg className={styles.bag} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M3.5 6.5h13l-1 11h-11zM7 6.500V5a3 3 0 0 1 6 0v1.500" fill="none" stroke="currentColor" />
      </svg>
      <span className={styles.word}>{m.cart()}</span>
      <span className={styles.count} aria-live="polite" data-cart-count={count}>
        {count > 0 && (
          <>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{m.cart_count({ count })}</VisuallyHidden>
          </>
        )}
      </span>
    </UiLink>
  );
}
