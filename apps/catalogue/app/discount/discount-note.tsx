import { type DiscountRule, discountDescription, discountLabel } from '@selvedge/domain/discount';
import { LinkButton } from '@selvedge/ui';
import type { TextLocale } from '../language/address';
import { useTextLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import styles from './discount-note.module.css';
import type { SaleData } from './sale-data';
import { SaleTimer } from './sale-timer';

/** What a product's discount gives and from what on (specification §3): its best rule on a card, all of them on a page. */
export function DiscountNote({ sale, look }: { readonly sale: SaleData; readonly look: 'card' | 'page' }) {
  if (look === 'card') return <CardNote sale={sale} />;
  return (
    <div className={styles.page}>
      <SaleTimer sale={sale} className={styles.timer} />
      <RuleList rules={sale.rules} />
      {sale.reductionId > 0 && (
        <LinkButton href={`/reduction/${sale.reductionId}`} kind="quiet">
          {m.reduction_link()}
        </LinkButton>
      )}
    </div>
  );
}

function CardNote({ sale }: { readonly sale: SaleData }) {
  const locale = useTextLocale();
  const rule = bestOf(sale.rules);
  if (!rule) return null;
  return (
    <div className={styles.card}>
      <p className={styles.rule}>
        <span className={styles.label}>{discountLabel(rule, locale)}</span>
        <Description rule={rule} locale={locale} />
      </p>
      <SaleTimer sale={sale} className={styles.cardTimer} />
    </div>
  );
}

/** Every rule of a discount: what is bought, and what that gives. */
export function RuleList({ rules }: { readonly rules: readonly DiscountRule[] }) {
  const locale = useTextLocale();
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={`${rule.condition_type} ${rule.condition_value} ${rule.type}`} className={styles.rule}>
          <Description rule={rule} locale={locale} />
          <span className={styles.label}>{discountLabel(rule, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

function Description({ rule, locale }: { readonly rule: DiscountRule; readonly locale: TextLocale }) {
  return <span className={styles.description}>{discountDescription(rule, locale)}</span>;
}

/** The rule a card speaks of: the largest percentage, else the last, which is the one furthest up. */
export function bestOf(rules: readonly DiscountRule[]): DiscountRule | undefined {
  const percentages = rules.filter(({ type }) => type === 1).sort((one, other) => one.value - other.value);
  return percentages[0] ?? rules.at(-1);
}
