import { describe, expect, it } from 'vitest';
import { readCartForm } from './read-cart-form';

const poplin = { productId: 12, quantity: 300, choice: [], seen: '' };
const denim = { productId: 15, quantity: 50, choice: [1], seen: 'aa' };

function formOf(fields: Record<string, string | readonly string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) form.append(name, each);
  return form;
}

describe('the form of a product', () => {
  const denimForm = { product: '15', quantity: '50', choice: ['1'], seen: 'aa', cart: '12x300' };

  it('adds to the cart that it carries', () => {
    expect(readCartForm(formOf({ ...denimForm, intent: 'add' }))).toEqual({
      kind: 'cart',
      lines: [poplin, denim],
      removed: null,
    });
  });

  it('buys at once and leaves the cart alone', () => {
    expect(readCartForm(formOf({ ...denimForm, intent: 'buy' }))).toEqual({
      kind: 'buy',
      lines: [poplin],
      line: denim,
    });
  });

  it.each([
    { quantity: '0' },
    { quantity: 'x' },
    { quantity: '-5' },
    { quantity: '1e3' },
    { quantity: '9999999' },
    { product: '0' },
    { product: '12,13' },
    { product: "1' or 1" },
  ])('is refused with %j', (fields) => {
    expect(readCartForm(formOf({ ...denimForm, ...fields, cart: '' })).kind).toBe('refused');
  });
});

describe('the form of the cart', () => {
  const cart = { cart: '12x300,15-1x50~aa' };

  it.each([
    ['another quantity', { 'quantity.12': '7' }, [{ ...poplin, quantity: 7 }, denim]],
    ['none of one', { 'quantity.12': '0' }, [denim]],
    ['a quantity that is none', { 'quantity.12': '3.5', 'quantity.15-1': '' }, [poplin, denim]],
    ['a product that is not in it', { 'quantity.99': '7' }, [poplin, denim]],
  ])('takes %s', (_what, fields, lines) => {
    expect(readCartForm(formOf({ ...cart, ...fields }))).toEqual({ kind: 'cart', lines, removed: null });
  });

  it('remembers what it took out, so that it can be put back', () => {
    expect(readCartForm(formOf({ ...cart, remove: '15-1' }))).toEqual({
      kind: 'cart',
      lines: [poplin],
      removed: denim,
    });
  });
});
