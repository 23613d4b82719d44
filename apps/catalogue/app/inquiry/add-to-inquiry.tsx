import { useLocation } from '@remix-run/react';
import { Button, classNames, LinkButton, showMessage, UiLink, VisuallyHidden } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import { useHydrated } from '../layout/use-hydrated';
import { m } from '../paraglide/messages';
import type { ProductCardData } from '../product/product-card-data';
import styles from './add-to-inquiry.module.css';
import type { BasketItem } from './basket';
import { carriedProducts, carryProducts } from './carried-products';
import { basketStore, useBasket } from './use-basket';

/** On a card; the first thing to do on a page; beside buying on a page. */
type Look = 'card' | 'page' | 'second';

type ChosenProduct = Pick<ProductCardData, 'id' | 'title' | 'href' | 'figures' | 'image'>;

/**
 * Puts a product into the inquiry. Without script it is a link to the form that carries what was chosen so far; with
 * script it is a button and the page stays.
 */
export function AddToInquiry({ product, look }: { readonly product: ChosenProduct; readonly look: Look }) {
  const isChosen = useBasket()?.items.some(({ id }) => id === product.id) ?? false;
  const place = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);

  // The pressed button gives way to a link: whoever uses the keyboard goes on from there, not from the page's top.
  useEffect(() => {
    if (isChosen && wasPressed.current) place.current?.querySelector('a')?.focus();
    wasPressed.current = false;
  }, [isChosen]);

  const add = () => {
    wasPressed.current = true;
    basketStore().add([basketItem(product)]);
    showMessage(m.added_to_inquiry({ name: product.title }), { kind: 'success' });
  };
  return (
    <span ref={place} className={styles.place}>
      <Choice product={product} look={look} isChosen={isChosen} onAdd={add} />
    </span>
  );
}

function Choice({
  product,
  look,
  isChosen,
  onAdd,
}: {
  readonly product: ChosenProduct;
  readonly look: Look;
  readonly isChosen: boolean;
  readonly onAdd: () => void;
}) {
  const isHydrated = useHydrated();
  const carried = carriedProducts(useLocation().search);
  const name = <VisuallyHidden>{m.of_product({ name: product.title })}</VisuallyHidden>;

  if (isChosen) {
    return look === 'card' ? (
      <UiLink className={classNames(styles.word, styles.chosen)} href="/inquire_form">
        {m.in_inquiry()}
        {name}
      </UiLink>
    ) : (
      <LinkButton href="/inquire_form" {...buttonLook(look)}>
        {m.in_inquiry_finish()}
      </LinkButton>
    );
  }
  if (!isHydrated) {
    const href = carryProducts('/inquire_form', [...new Set([...carried, product.id])]);
    return <AddLink href={href} look={look} name={name} />;
  }
  return look === 'card' ? (
    <button type="button" className={styles.word} onClick={onAdd}>
      {m.add_to_inquiry_plus()}
      {name}
    </button>
  ) : (
    <Button {...buttonLook(look)} onClick={onAdd}>
      {m.add_to_inquiry()}
    </Button>
  );
}

function AddLink({ href, look, name }: { href: string; look: Look; name: React.ReactNode }) {
  return look === 'card' ? (
    <UiLink className={styles.word} href={href} rel="nofollow">
      {m.add_to_inquiry_plus()}
      {name}
    </UiLink>
  ) : (
    <LinkButton href={href} rel="nofollow" {...buttonLook(look)}>
      {m.add_to_inquiry()}
    </LinkButton>
  );
}

function buttonLook(look: Look) {
  return { wide: true, kind: look === 'second' ? 'plain' : 'primary' } as const;
}

/** What the basket keeps of a product. */
export function basketItem({ id, title, href, figures, image }: ChosenProduct): BasketItem {
  return { id, name: title, href, figures, image: image?.url ?? '' };
}
