import { addToCart, type CartLine, cartLineKey, changeQuantity, readQuantity } from '@selvedge/domain/shop';
import { cartParameter, parseCartLines } from './cart-address';
import { readChoice } from './choice-fields';

/** What a form of the shop asks for, where no script keeps the cart. */
export type CartRequest =
  | { readonly kind: 'cart'; readonly lines: readonly CartLine[]; readonly removed: CartLine | null }
  | { readonly kind: 'buy'; readonly lines: readonly CartLine[]; readonly line: CartLine }
  | { readonly kind: 'refused' };

/** Reads the product page's form and the cart's own: both carry the cart so far. */
export function readCartForm(form: FormData): CartRequest {
  const text = (name: string) => String(form.get(name) ?? '');
  const lines = parseCartLines(text(cartParameter));
  const removed = lines.find((line) => cartLineKey(line) === text('remove'));
  if (removed) return { kind: 'cart', lines: changeQuantity(lines, text('remove'), 0), removed };
  if (!form.has('product')) return { kind: 'cart', lines: withQuantities(lines, form), removed: null };

  const product = text('product');
  const [line] = /^\d{1,10}$/.test(product) ? parseCartLines(`${product}x1`) : [];
  const quantity = readQuantity(text('quantity'));
  if (!line || quantity === null) return { kind: 'refused' };
  const wanted = { ...line, quantity, choice: readChoice(form), seen: text('seen').slice(0, 64) };
  return text('intent') === 'buy'
    ? { kind: 'buy', lines, line: wanted }
    : { kind: 'cart', lines: addToCart(lines, wanted), removed: null };
}

/** A quantity that is no number leaves its line as it was; 0 takes it out. */
function withQuantities(lines: readonly CartLine[], form: FormData): readonly CartLine[] {
  return lines.reduce<readonly CartLine[]>((current, line) => {
    const key = cartLineKey(line);
    const written = String(form.get(`quantity.${key}`) ?? '').trim();
    const quantity = written === '0' ? 0 : readQuantity(written);
    return quantity === null ? current : changeQuantity(current, key, quantity);
  }, lines);
}
