import { type CartLine, cartLineKey } from '@selvedge/domain/shop';
import { Button, LinkButton } from '@selvedge/ui';
import type { FormEvent } from 'react';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import { cartParameter, writeCartLines } from './cart-address';
import styles from './cart-form.module.css';
import { CartLineRow } from './cart-line-row';
import { isBuyable } from './line-problem';
import { QuoteTotals } from './quote-totals';
import type { Quote } from './shop-data';
import { cartStore } from './use-cart';

/** The lines with what they cost. One form, so that quantities can be changed and lines removed without script. */
export function CartForm({
  quote,
  lines,
  isLoading,
  onRemove,
}: {
  readonly quote: Quote;
  readonly lines: readonly CartLine[];
  readonly isLoading: boolean;
  /** Null while no script runs: then the form carries the cart. */
  readonly onRemove: ((key: string) => void) | null;
}) {
  const address = useSiteAddress();
  const known = new Map(quote.lines.map((line) => [line.key, line]));
  const rows = lines.flatMap((line) => {
    const priced = known.get(cartLineKey(line));
    return priced ? [{ priced, quantity: line.quantity }] : [];
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === 'remove') onRemove?.(submitter.value);
  };
  return (
    <form
      className={styles.columns}
      method="post"
      action={address('/cart')}
      {...(onRemove && { onSubmit: submit, noValidate: true })}
    >
      {/* Enter in a quantity presses the form's first button, which must not be a line's 'Remove'. */}
      <button type="submit" hidden />
      <input type="hidden" name={cartParameter} value={writeCartLines(lines)} />
      <ul className={styles.lines} aria-label={m.cart_lines()} aria-busy={isLoading}>
        {rows.map(({ priced, quantity }) => (
          <CartLineRow
            key={priced.key}
            line={priced}
            quantity={quantity}
            onQuantity={onRemove ? (chosen) => cartStore().change(priced.key, chosen) : undefined}
          />
        ))}
      </ul>
      <aside className={styles.summary} aria-label={m.summary()}>
        <QuoteTotals totals={quote} isLoading={isLoading} />
        {!rows.every(({ priced }) => isBuyable(priced)) && <p className={styles.blocked}>{m.cart_blocked()}</p>}
        <LinkButton href="/checkout" wide>
          {m.to_checkout()}
        </LinkButton>
        {!onRemove && (
          <Button type="submit" kind="plain" wide>
            {m.update_cart()}
          </Button>
        )}
        <LinkButton href="/product-products" kind="quiet">
          {m.go_on_shopping()}
        </LinkButton>
      </aside>
    </form>
  );
}
