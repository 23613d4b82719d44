import { useFetcher, useLocation } from '@remix-run/react';
import { formatPriceRange } from '@selvedge/domain/money';
import type { CartLine } from '@selvedge/domain/shop';
import { Button, LinkButton } from '@selvedge/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DiscountNote } from '../discount/discount-note';
import { useFirstIssue } from '../inquiry/use-first-issue';
import { useHydrated } from '../layout/use-hydrated';
import { useSiteAddress } from '../links/site-link';
import { useGoTo } from '../links/use-go-to';
import { m } from '../paraglide/messages';
import type { ProductData, ProductOffer } from '../product/load-product.server';
import { useProductCheck } from '../product/product-check';
import styles from './buy-box.module.css';
import { buyParameter, carriedCart, cartParameter, writeCartLines } from './cart-address';
import { ChoiceFields, openChoices, readChoice } from './choice-fields';
import { QuantityInput } from './quantity-input';
import { showQuantity, showUnit } from './show-unit';
import { StockHint } from './stock-hint';
import { cartStore } from './use-cart';
import { useStock } from './use-stock';

/** What a check of the product answers, before anything is bought. */
export interface CheckAnswer {
  readonly status: number;
  readonly least: number;
  readonly most: number | null;
}

type Intent = 'add' | 'buy';

/**
 * Buys a product: its price, how much of it, and into the cart or straight to the checkout. A plain form, which the
 * cart's page takes where no script runs; with script the product is checked first and the page stays.
 */
export function BuyBox({
  product,
  offer,
}: {
  readonly product: Pick<ProductData, 'id' | 'title' | 'sale'>;
  readonly offer: ProductOffer;
}) {
  const address = useSiteAddress();
  const goTo = useGoTo();
  const { search } = useLocation();
  const checked = useFetcher<CheckAnswer>();
  const check = useProductCheck();
  const stock = useStock(product.id, offer.least);
  const asked = useRef<{ intent: Intent; line: CartLine } | null>(null);
  const [added, setAdded] = useState(0);
  const [quantity, setQuantity] = useState(offer.least);
  const [open, setOpen] = useState<readonly number[]>();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  useFirstIssue(form, open);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asked.current) return;
    const sent = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const left = openChoices(sent);
    setOpen(left);
    if (left.length > 0) return;
    const line = {
      productId: product.id,
      quantity: Number(sent.get('quantity')),
      choice: readChoice(sent),
      seen: offer.priceVersion,
    };
    asked.current = { intent: sent.get('intent') === 'buy' ? 'buy' : 'add', line };
    const query = new URLSearchParams({ quantity: String(line.quantity), seen: line.seen });
    checked.load(`${address(`/product-check/${product.id}`)}?${query}`);
  };

  useEffect(() => {
    const going = asked.current;
    if (!checked.data || !going) return;
    asked.current = null;
    if (!check.react(checked.data.status)) return;
    if (going.intent === 'buy') {
      void goTo(`/checkout?${buyParameter}=${writeCartLines([going.line])}`);
      return;
    }
    cartStore().add(going.line);
    setAdded(going.line.quantity);
  }, [checked.data]);

  const isSoldOut = stock.most === 0;
  const isBusy = checked.state !== 'idle';
  return (
    <section className={styles.box} aria-label={m.buy_this({ name: product.title })}>
      <p className={styles.price}>
        {formatPriceRange(offer.price.min, offer.price.max)}
        <span className={styles.unit}> {m.price_per({ unit: showUnit(offer.price.unit) })}</span>
      </p>
      {product.sale && <DiscountNote sale={product.sale} look="page" />}
      <form
        ref={form}
        className={styles.form}
        noValidate={isHydrated}
        method="post"
        action={address('/cart')}
        onSubmit={submit}
      >
        <input type="hidden" name="product" value={product.id} />
        <input type="hidden" name="seen" value={offer.priceVersion} />
        <input type="hidden" name={cartParameter} value={writeCartLines(carriedCart(search))} />
        <ChoiceFields options={offer.options} open={open ?? []} />
        {!isSoldOut && (
          <QuantityInput
            name="quantity"
            label={m.quantity()}
            bounds={{ min: offer.least, max: stock.inputMost }}
            quantity={quantity}
            onChange={setQuantity}
          />
        )}
        <StockHint stock={stock} unit={offer.price.unit} />
        {!isSoldOut && (
          <div className={styles.actions}>
            <Button type="submit" name="intent" value="add" busy={isBusy}>
              {m.add_to_cart()}
            </Button>
            <Button type="submit" name="intent" value="buy" kind="plain" busy={isBusy}>
              {m.buy_now()}
            </Button>
          </div>
        )}
      </form>
      <p className={styles.added} role="status">
        {added > 0 && (
          <>
            {m.added_to_cart({ quantity: showQuantity(added, offer.price.unit) })}{' '}
            <LinkButton href="/cart" kind="quiet">
              {m.see_cart()}
            </LinkButton>
          </>
        )}
      </p>
      {check.dialog}
    </section>
  );
}
