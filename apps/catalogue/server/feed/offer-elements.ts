import { bestRule, ruleSaving } from '@selvedge/domain/discount';
import { type Cents, cents } from '@selvedge/domain/money';
import { mostQuantity, rulesAt, shopCurrency, unitPrice } from '@selvedge/domain/shop';
import { xmlElement } from '@selvedge/server-kit';
import { type PricedRow, productPrice } from '../shop/product-price';
import { unixSeconds } from '../unix-seconds';

export interface OfferedRow extends PricedRow {
  readonly stock: number | null;
}

/**
 * What merchants' programs read of an offer: what one unit costs who buys the least that is sold, what it costs while
 * a discount runs and how long that is so, and whether it can be had. Nothing for a product without a price.
 */
export function offerElements(row: OfferedRow, now: Date): readonly string[] {
  if (row.priceMin === null) return [];
  const { full, sale } = leastPrice(row, now);
  return [
    xmlElement('g:price', amount(full)),
    ...(sale < full
      ? [xmlElement('g:sale_price', amount(sale)), xmlElement('g:sale_price_effective_date', period(row))]
      : []),
    xmlElement(
      'g:availability',
      mostQuantity({ least: row.leastQuantity, stock: row.stock }) > 0 ? 'in_stock' : 'out_of_stock',
    ),
    xmlElement('g:unit_pricing_measure', unitMeasures[row.priceUnit]),
  ];
}

/** A rule counts when the least that is sold reaches it: what only larger orders get is no price of the product. */
function leastPrice(row: PricedRow, now: Date): { readonly full: Cents; readonly sale: Cents } {
  const price = productPrice(row);
  const at = unixSeconds(now);
  const quantity = row.leastQuantity;
  const { full, price: sale } = unitPrice(price, quantity, at);
  const rule = bestRule(rulesAt(price, at), { quantity, amount: cents(full * quantity) });
  if (rule?.type !== 1) return { full, sale };
  return { full, sale: cents(full - ruleSaving(rule, { quantity: 1, amount: full })) };
}

const amount = (price: Cents) => `${(price / 100).toFixed(2)} ${shopCurrency}`;

/** A discount without a period runs always, and says nothing of one. */
function period({ discountStart, discountEnd }: PricedRow): string | undefined {
  if (discountStart === null || discountEnd === null) return undefined;
  return [discountStart, discountEnd].map((moment) => `${moment.toISOString().slice(0, 16)}Z`).join('/');
}

/** What a price is for, as merchants' programs write it; pieces need no measure. */
const unitMeasures: Readonly<Record<string, string>> = { m: '1 m', kg: '1 kg' };
