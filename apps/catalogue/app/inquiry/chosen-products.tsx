import { FigureLine, LinkButton, Notice, Picture, UiLink, VisuallyHidden } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import type { BasketItem } from './basket';
import { carryProducts } from './carried-products';
import styles from './chosen-products.module.css';

/** What is being asked about. Removing is a link where no script runs, and a button where one does. */
export function ChosenProducts({
  items,
  issue,
  onRemove,
}: {
  readonly items: readonly BasketItem[];
  readonly issue?: string | undefined;
  /** Null while no script runs. */
  readonly onRemove: ((id: number) => void) | null;
}) {
  if (items.length === 0) {
    return (
      <Notice title={m.inquiry_empty_title()}>
        <p>{m.inquiry_empty_text()}</p>
        <p>
          <LinkButton href="/product-products" kind="plain">
            {m.browse_fabrics_plain()}
          </LinkButton>
        </p>
      </Notice>
    );
  }
  return (
    <section aria-label={m.chosen_products()}>
      <h2 className={styles.title}>{m.chosen_products_count({ count: items.length })}</h2>
      {issue && (
        <p className={styles.issue} role="alert" tabIndex={-1}>
          {issue}
        </p>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Picture
              source={item.image ? { url: item.image, width: null, height: null, colour: null, alt: '' } : null}
              ratio="1 / 1"
              list="albumThumb"
              sizes="100px"
              decorative
              className={styles.thumb}
            />
            <div className={styles.words}>
              <UiLink className={styles.name} href={item.href}>
                {item.name}
              </UiLink>
              <FigureLine figures={item.figures} />
            </div>
            <Remove item={item} items={items} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      <LinkButton href="/product-products" kind="quiet">
        {m.add_more_products()}
      </LinkButton>
    </section>
  );
}

function Remove({
  item,
  items,
  onRemove,
}: {
  readonly item: BasketItem;
  readonly items: readonly BasketItem[];
  readonly onRemove: ((id: number) => void) | null;
}) {
  const words = (
    <>
      {m.remove()}
      <VisuallyHidden>{m.of_product({ name: item.name })}</VisuallyHidden>
    </>
  );
  if (onRemove) {
    return (
      <button type="button" className={styles.remove} onClick={() => onRemove(item.id)}>
        {words}
      </button>
    );
  }
  const rest = items.filter(({ id }) => id !== item.id).map(({ id }) => id);
  return (
    <UiLink
      className={styles.remove}
      href={rest.length > 0 ? carryProducts('/inquire_form', rest) : '/inquire_form?products='}
    >
      {words}
    </UiLink>
  );
}
