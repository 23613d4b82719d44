import { cents } from '@selvedge/domain/money';
import {
  cartTotals,
  mostQuantity,
  type ProductStatus,
  productStatus,
  productStatuses,
  rulesAt,
  saleUnitOf,
  shopCurrency,
  unitPrice,
} from '@selvedge/domain/shop';
import { allInLanguage, inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { pictureToWire } from '../picture-to-wire';
import { addressOf } from '../record-address';
import { unixSeconds } from '../unix-seconds';
import { priceVersion, productPrice } from './product-price';
import type { SaleProduct } from './sale-queries';

/** A line as the contract hands it over. */
export interface AskedLine {
  readonly product_id: number;
  readonly quantity: number;
  readonly choice: readonly number[];
  readonly seen?: string | undefined;
}

export interface Pricing {
  readonly shippingCents: number;
  readonly now: Date;
  readonly language: Language;
}

/** Statuses with which a line can be ordered. */
const orderable: ReadonlySet<ProductStatus> = new Set([productStatuses.ok, productStatuses.changed]);

/** Prices a cart. Several lines of one product share its stock. */
export function priceCart(asked: readonly AskedLine[], products: readonly SaleProduct[], pricing: Pricing) {
  const byId = new Map(products.map((product) => [product.id, product]));
  const wanted = new Map<number, number>();
  const lines = asked.map((line) => {
    const product = byId.get(line.product_id);
    const before = wanted.get(line.product_id) ?? 0;
    wanted.set(line.product_id, before + line.quantity);
    return product === undefined ? goneLine(line) : pricedLine(line, product, before, pricing);
  });
  const sold = lines.flatMap((line) => line.cost ?? []);
  const totals = cartTotals(sold, cents(sold.length === 0 ? 0 : pricing.shippingCents));
  const costs = [...totals.lines];
  return {
    currency: shopCurrency,
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping,
    total: totals.total,
    lines: lines.map(({ cost, ...line }) => ({ ...line, ...((cost && costs.shift()) ?? nothing) })),
    can_order: lines.every(({ status }) => orderable.has(status)),
  };
}

export type PricedCart = ReturnType<typeof priceCart>;

const nothing = { amount: 0, discount: 0, total: 0, rule: null };

function goneLine({ product_id, quantity, choice }: AskedLine) {
  return {
    product_id,
    title: '',
    href: '',
    article_number: '',
    img: null,
    unit: saleUnitOf(''),
    options: [],
    quantity,
    choice: [...choice],
    status: productStatus(null, { quantity, choice }),
    price_version: '',
    least: 1,
    most: 0,
    full_price: 0,
    unit_price: 0,
    cost: null,
  };
}

/** @param before how much of the product earlier lines take */
function pricedLine(line: AskedLine, product: SaleProduct, before: number, { now, language }: Pricing) {
  const { quantity, choice, seen } = line;
  const { title } = inLanguage(product.texts, language);
  const options = allInLanguage(product.options, language);
  const [first] = product.pictures;
  const price = productPrice(product);
  const at = unixSeconds(now);
  const { full, price: asked } = unitPrice(price, quantity, at);
  const isForSale = product.priceMin !== null;
  const stock = product.stock === null ? null : Math.max(0, product.stock - before);
  const bounds = { least: product.leastQuantity, stock };
  const version = isForSale ? priceVersion(product, now) : '';
  const facts = { ...bounds, isForSale, priceVersion: version, options: options.map(({ values }) => values.length) };
  const status = productStatus(facts, { quantity, choice, seen });
  const rules = rulesAt(price, at);
  return {
    product_id: product.id,
    title,
    href: addressOf.product(product),
    article_number: product.articleNumber ?? '',
    img: first === undefined ? null : pictureToWire(first.picture, language, title),
    unit: saleUnitOf(product.priceUnit),
    options: options.flatMap(({ name, values }, index) => {
      const value = values[choice[index] ?? -1];
      return value === undefined ? [] : { name, value };
    }),
    quantity,
    choice: [...choice],
    status,
    price_version: version,
    least: product.leastQuantity,
    most: isForSale ? mostQuantity(bounds) : 0,
    full_price: isForSale ? full : 0,
    unit_price: isForSale ? asked : 0,
    cost: orderable.has(status)
      ? { unitPrice: asked, quantity, reductionId: rules.length === 0 ? 0 : (product.reduction?.id ?? 0), rules }
      : null,
  };
}
