import { discountDescription, discountLabel } from '@selvedge/domain/discount';
import { cartLimits } from '@selvedge/domain/shop';
import { Picture, UiLink, VisuallyHidden } from '@selvedge/ui';
import { useId } from 'react';
import { useTextLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import styles from './cart-line-row.module.css';
import { isBuyable, lineProblem } from './line-problem';
import { QuantityInput } from './quantity-input';
import type { QuoteLine } from './shop-data';
import { showMoney } from './show-money';
import { showUnit } from './show-unit';

/** A line of the cart: the cloth, how much of it, what it costs, and what it would take to pay less. */
export function CartLineRow({
  line,
  quantity,
  onQuantity,
}: {
  readonly line: QuoteLine;
  readonly quantity: number;
  /** Left out while no script runs. */
  readonly onQuantity?: ((quantity: number) => void) | undefined;
}) {
  const problem = lineProblem(line);
  const problemId = useId();
  const bounds = { min: Math.max(1, line.least), max: line.most > 0 ? line.most : cartLimits.quantity };
  return (
    <li className={styles.line}>
      <Picture source={line.img} ratio="1 / 1" list="albumThumb" sizes="100px" decorative className={styles.cloth} />
      <div className={styles.words}>
        {line.href ? (
          <UiLink className={styles.name} href={line.href}>
            {line.title}
          </UiLink>
        ) : (
          <span className={styles.name}>{line.title || m.line_gone()}</span>
        )}
        <LineOptions line={line} />
        {problem && (
          <p className={styles.problem} id={problemId} role="alert">
            {problem}
          </p>
        )}
        {isBuyable(line) && <LineReductions line={line} />}
      </div>
      <div className={styles.quantity}>
        {line.status === 10 || line.status === 11 ? null : (
          <QuantityInput
            name={`quantity.${line.key}`}
            label={m.quantity_of({ name: line.title })}
            labelHidden
            bounds={bounds}
            quantity={quantity}
            invalid={!isBuyable(line)}
            describedBy={problem ? problemId : undefined}
            {...(onQuantity && { onChange: onQuantity })}
          />
        )}
        <button type="submit" name="remove" value={line.key} formNoValidate className={styles.remove}>
          {m.remove()}
          <VisuallyHidden>{m.of_product({ name: line.title })}</VisuallyHidden>
        </button>
      </div>
      {isBuyable(line) && (
        <p className={styles.amount}>
          {showMoney(line.total)}
          <span className={styles.unitPrice}>
            {line.unit_price < line.full_price && <s>{showMoney(line.full_price)}</s>} {showMoney(line.unit_price)}{' '}
            {m.price_per({ unit: showUnit(line.unit) })}
          </span>
        </p>
      )}
    </li>
  );
}

/** The article's number and what was chosen of it. */
export function LineOptions({ line }: { readonly line: Pick<QuoteLine, 'article_number' | 'options'> }) {
  const words = [line.article_number, ...line.options.map(({ name, value }) => `${name}: ${value}`)].filter(Boolean);
  return words.length > 0 ? <p className={styles.options}>{words.join(' · ')}</p> : null;
}

/** The reduction that the line has reached, and what is missing for the next. */
function LineReductions({ line: { rule, discount, next } }: { readonly line: QuoteLine }) {
  const locale = useTextLocale();
  return (
    <>
      {rule && (
        <p className={styles.reached}>
          {discountDescription(rule, locale)} — {discountLabel(rule, locale)}
          {discount > 0 && <span> (−{showMoney(discount)})</span>}
        </p>
      )}
      {next && (
        <p className={styles.next}>
          {next.rule.condition_type === 1
            ? m.reduction_next_pieces({ count: next.missing, ...wordsOf(next.rule, locale) })
            : m.reduction_next_amount({ amount: showMoney(next.missing), ...wordsOf(next.rule, locale) })}
        </p>
      )}
    </>
  );
}

function wordsOf(rule: NonNullable<QuoteLine['rule']>, locale: ReturnType<typeof useTextLocale>) {
  return { description: discountDescription(rule, locale), label: discountLabel(rule, locale) ?? '' };
}
