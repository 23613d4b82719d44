import { type CartLine, cartLimits, cartLineKey } from '@selvedge/domain/shop';

/** The query parameter that carries the cart from page to page where no script runs. */
export const cartParameter = 'cart';

/** The query parameter of 'Buy now': these lines only, whatever lies in the cart. */
export const buyParameter = 'buy';

/** `12x300`, with the chosen options `12-0-2x300`, with the price that was seen `12x300~4f1d`. */
const linePattern = /^([1-9]\d{0,9})((?:-\d{1,3}){0,20})x([1-9]\d{0,8})(?:~(\w{1,64}))?$/;

/** Of a text nobody of ours wrote, no more is looked at. */
const longestText = cartLimits.lines * 200;

/**
 * Reads the lines of an address. What is no line is left out, a quantity beyond the most is brought back to it, and a
 * line that stands there twice keeps its last quantity.
 *
 * @example
 * parseCartLines('12x300,15-2x50~4f1d,x');
 */
export function parseCartLines(text: string | null | undefined): readonly CartLine[] {
  const lines = (text ?? '').slice(0, longestText).split(',').flatMap(lineOf);
  return [...new Map(lines.map((line) => [cartLineKey(line), line])).values()].slice(0, cartLimits.lines);
}

function lineOf(part: string): CartLine[] {
  const [, id, choice = '', quantity, seen = ''] = linePattern.exec(part) ?? [];
  if (!id || Number(id) > 2_147_483_647) return [];
  return [
    {
      productId: Number(id),
      quantity: Math.min(Number(quantity), cartLimits.quantity),
      choice: choice.split('-').slice(1).map(Number),
      seen,
    },
  ];
}

/**
 * Writes lines as an address carries them.
 *
 * @example
 * writeCartLines([{ productId: 12, quantity: 300, choice: [], seen: '' }]); // '12x300'
 */
export function writeCartLines(lines: readonly CartLine[]): string {
  return lines.map((line) => `${cartLineKey(line)}x${line.quantity}${line.seen && `~${line.seen}`}`).join(',');
}

/** The cart of an address. */
export function carriedCart(search: string): readonly CartLine[] {
  return parseCartLines(new URLSearchParams(search).get(cartParameter));
}

/**
 * Puts the cart on an address; an empty one leaves it as it is.
 *
 * @example
 * carryCart('/product/12?products=3#reviews', lines); // '/product/12?products=3&cart=12x300#reviews'
 */
export function carryCart(href: string, lines: readonly CartLine[]): string {
  if (lines.length === 0) return href;
  const [address = '', fragment] = href.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const others = query.split('&').filter((part) => part && !part.startsWith(`${cartParameter}=`));
  const carried = `${path}?${[...others, `${cartParameter}=${writeCartLines(lines)}`].join('&')}`;
  return fragment === undefined ? carried : `${carried}#${fragment}`;
}
