import { useLocation, useNavigate } from '@remix-run/react';
import { type CartLine, cartLineKey } from '@selvedge/domain/shop';
import { LinkButton, Notice } from '@selvedge/ui';
import { useEffect, useState } from 'react';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { m } from '../paraglide/messages';
import { carriedCart, cartParameter } from './cart-address';
import { CartForm } from './cart-form';
import { QuoteFailed, QuoteLoading } from './quote-states';
import { type Removed, UndoRemoval } from './undo-removal';
import { cartStore, useCart } from './use-cart';
import { type QuoteAnswer, useQuote } from './use-quote';

/**
 * The cart. The server draws the lines that the address carries; in the browser they move into the cart that is kept
 * there, which then is the only truth.
 */
export function CartPage({
  answer,
  removed: removedBefore,
}: {
  readonly answer: QuoteAnswer | null;
  readonly removed: CartLine | null;
}) {
  const cart = useCart();
  const carried = carriedCart(useLocation().search);
  const lines = cart ? union(cart.lines, carried) : answer ? carried : null;
  const { quote, isLoading, message, retry } = useQuote(lines, answer);
  const [removed, setRemoved] = useState<Removed | null>(
    removedBefore && { line: removedBefore, title: '', place: carried.length },
  );
  useMoveIn();

  const remove = (key: string) => {
    const place = lines?.findIndex((line) => cartLineKey(line) === key) ?? -1;
    const line = lines?.[place];
    if (!line) return;
    setRemoved({ line, place, title: quote?.lines.find((priced) => priced.key === key)?.title ?? '' });
    cartStore().change(key, 0);
  };
  return (
    <>
      <PageHead crumbs={[{ title: m.cart_title() }]} title={m.cart_title()} lead={m.cart_lead()} />
      <div className={page.frame}>
        {removed && (
          <UndoRemoval removed={removed} lines={lines ?? []} isKept={cart !== null} onDone={() => setRemoved(null)} />
        )}
        {message && <QuoteFailed message={message} onRetry={retry} />}
        {quote && lines && lines.length > 0 && (
          <CartForm quote={quote} lines={lines} isLoading={isLoading} onRemove={cart ? remove : null} />
        )}
        {!quote && !message && lines?.length !== 0 && <QuoteLoading count={lines?.length ?? 1} />}
        {lines?.length === 0 && <EmptyCart />}
        {lines === null && (
          <noscript>
            <EmptyCart />
          </noscript>
        )}
      </div>
    </>
  );
}

/** What this place is for, and the first step. */
function EmptyCart() {
  return (
    <Notice title={m.cart_empty_title()}>
      <p>{m.cart_empty_text()}</p>
      <p>
        <LinkButton href="/product-products" kind="plain">
          {m.browse_fabrics_plain()}
        </LinkButton>
      </p>
    </Notice>
  );
}

/** Moves the address's lines into the browser's cart, and off the address. */
function useMoveIn(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!search.includes(`${cartParameter}=`)) return;
    cartStore().replace(union(cartStore().get().lines, carriedCart(search)));
    navigate(pathname, { replace: true, preventScrollReset: true });
  }, [search, pathname, navigate]);
}

/** Until the carried lines have moved in, both are shown, each once. */
function union(first: readonly CartLine[], second: readonly CartLine[]): readonly CartLine[] {
  return [...new Map([...first, ...second].map((line) => [cartLineKey(line), line])).values()];
}
