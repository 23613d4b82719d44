import { productOf } from '@selvedge/domain/content';
import { nextRule, salePhase } from '@selvedge/domain/discount';
import { cents } from '@selvedge/domain/money';
import { type CartLine, cartLineKey } from '@selvedge/domain/shop';
import type { Locale } from '@selvedge/error-catalogue';
import type { CatalogueApi } from '../api.server';
import { writeCartLines } from './cart-address';
import { failureText } from './failure-text';
import type { Quote, RawQuote } from './shop-data';
import type { QuoteAnswer } from './use-quote';

/**
 * Prices a cart and says of each line which reduction is next. Null for an empty cart, which the API has no price for.
 *
 * @param now in unix seconds
 */
export async function loadQuote(
  api: Pick<CatalogueApi, 'shop' | 'product'>,
  lines: readonly CartLine[],
  now: number,
): Promise<Quote | null> {
  if (lines.length === 0) return null;
  const [quote, reductions] = await Promise.all([
    api.shop.quote({ lines: lines.map(lineToWire) }),
    loadReductions(api, lines, now),
  ]);
  return withNext(quote, reductions);
}

/** The same for a screen: what failed is said there, and the cart stays. */
export async function answerQuote(
  api: Pick<CatalogueApi, 'shop' | 'product'>,
  lines: readonly CartLine[],
  locale: Locale,
): Promise<QuoteAnswer> {
  const asked = writeCartLines(lines);
  try {
    return { lines: asked, quote: await loadQuote(api, lines, Date.now() / 1000), message: null };
  } catch (error) {
    return { lines: asked, quote: null, message: failureText(error, locale) };
  }
}

/** A line as the API takes it; a price that nobody saw is left out rather than sent empty. */
export function lineToWire({ productId, quantity, choice, seen }: CartLine) {
  return { product_id: productId, quantity, choice: [...choice], ...(seen && { seen }) };
}

type Reduction = { readonly id: number; readonly rules: Parameters<typeof nextRule>[0] };

/** The reductions that run now, by product. */
async function loadReductions(
  api: Pick<CatalogueApi, 'product'>,
  lines: readonly CartLine[],
  now: number,
): Promise<ReadonlyMap<number, Reduction>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))].join(',');
  const { list } = await api.product.choices({ ids });
  return new Map(
    list.map(productOf).flatMap(({ id, reduction, discountStartTime: start, discountEndTime: end }) => {
      const isOn = (start === 0 && end === 0) || salePhase({ start, end }, now) === 'now';
      return isOn && reduction.discountSetting.length > 0
        ? [[id, { id: reduction.reductionId, rules: reduction.discountSetting }] as const]
        : [];
    }),
  );
}

/** Lines of one reduction reach its thresholds together. */
function withNext(quote: RawQuote, reductions: ReadonlyMap<number, Reduction>): Quote {
  const reductionOf = (line: RawQuote['lines'][number]) => reductions.get(line.product_id ?? 0);
  return {
    ...quote,
    lines: quote.lines.map((line) => {
      const reduction = reductionOf(line);
      const together = quote.lines.filter((other) => reduction && reductionOf(other)?.id === reduction.id);
      const quantity = together.reduce((sum, other) => sum + other.quantity, 0);
      const amount = cents(together.reduce((sum, other) => sum + other.amount, 0));
      return {
        ...line,
        key: cartLineKey({ productId: line.product_id ?? 0, choice: line.choice }),
        next: reduction ? nextRule(reduction.rules, { quantity, amount }) : null,
      };
    }),
  };
}
