import { describe, expect, it } from 'vitest';
import { cartStorageName, createCart } from './cart';

const poplin = { productId: 12, quantity: 300, choice: [], seen: '' };
const denim = { productId: 15, quantity: 50, choice: [1], seen: '4f1d' };

function storageOf(text: string | null = null) {
  const kept = new Map(text === null ? [] : [[cartStorageName, text]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

function keys() {
  let count = 0;
  return () => `key-${++count}`;
}

describe('the cart', () => {
  it('adds up what is put into it, sets it and takes it out', () => {
    const cart = createCart(storageOf(), keys());
    cart.add(poplin);
    cart.add({ ...poplin, quantity: 50 });
    cart.add(denim);
    expect(cart.get().lines).toEqual([{ ...poplin, quantity: 350 }, denim]);
    cart.change('12', 7);
    cart.change('15-1', 0);
    expect(cart.get().lines).toEqual([{ ...poplin, quantity: 7 }]);
  });

  it('is found again by the next page, with its key', () => {
    const storage = storageOf();
    const before = createCart(storage, keys());
    before.add(poplin);
    const after = createCart(storage, () => 'another key');
    expect(after.get()).toEqual(before.get());
  });

  it('keeps what another tab added when this one adds more', () => {
    const storage = storageOf();
    const here = createCart(storage, keys());
    const there = createCart(storage, keys());
    here.add(poplin);
    there.add(denim);
    here.refresh();
    expect(here.get().lines).toEqual([poplin, denim]);
  });

  it('loses to an order what was ordered, and only that; the next order has a key of its own', () => {
    const cart = createCart(storageOf(), keys());
    cart.replace([poplin, denim]);
    const first = cart.get().idempotencyKey;
    cart.markSent([poplin]);
    cart.settle();
    expect(cart.get().lines).toEqual([denim]);
    expect(cart.get().idempotencyKey).not.toBe(first);
  });

  it.each(['', '{', '[]', '{"lines":3}', '{"lines":"x"}', 'null', '7'])(
    'is empty when the storage holds %s',
    (text) => {
      expect(createCart(storageOf(text), keys()).get().lines).toEqual([]);
    },
  );

  it('lives on in memory when the browser refuses its storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const cart = createCart({ getItem: refuse, setItem: refuse }, keys());
    cart.add(poplin);
    cart.add(denim);
    expect(cart.get().lines).toEqual([poplin, denim]);
  });

  it('tells its listeners of every change until they leave', () => {
    const cart = createCart(storageOf(), keys());
    let calls = 0;
    const leave = cart.subscribe(() => calls++);
    cart.add(poplin);
    leave();
    cart.add(denim);
    expect(calls).toBe(1);
  });
});
