import { describe, expect, it } from 'vitest';
import { type BasketItem, basketStorageName, createBasket } from './basket';

const poplin: BasketItem = {
  id: 12,
  name: 'Poplin',
  image: '/p1/12-a.webp',
  href: '/product/12',
  figures: ['127 g/m²'],
};
const denim: BasketItem = { id: 15, name: 'Denim', image: '', href: '/product/15', figures: [] };

function storageOf(text: string | null = null) {
  const kept = new Map(text === null ? [] : [[basketStorageName, text]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

function keys() {
  let count = 0;
  return () => `key-${++count}`;
}

describe('the inquiry basket', () => {
  it('keeps a product once, however often it is added', () => {
    const basket = createBasket(storageOf(), keys());
    basket.add([poplin]);
    basket.add([poplin, denim]);
    expect(basket.get().items.map(({ id }) => id)).toEqual([12, 15]);
  });

  it('is found again by the next page', () => {
    const storage = storageOf();
    createBasket(storage, keys()).add([poplin]);
    expect(createBasket(storage, keys()).get().items).toEqual([poplin]);
  });

  it('lets a product be taken out', () => {
    const basket = createBasket(storageOf(), keys());
    basket.add([poplin, denim]);
    basket.remove(12);
    expect(basket.get().items).toEqual([denim]);
  });

  it('keeps what another tab added when this one adds more', () => {
    const storage = storageOf();
    const here = createBasket(storage, keys());
    const there = createBasket(storage, keys());
    here.add([poplin]);
    there.add([denim]);
    here.refresh();
    expect(here.get().items.map(({ id }) => id)).toEqual([12, 15]);
  });

  it('shares one idempotency key between tabs and renews it after success', () => {
    const storage = storageOf();
    const makeKey = keys();
    const here = createBasket(storage, makeKey);
    here.add([poplin]);
    const there = createBasket(storage, makeKey);
    expect(there.get().idempotencyKey).toBe(here.get().idempotencyKey);
    here.markSent(true);
    here.settle();
    expect(here.get().idempotencyKey).not.toBe(there.get().idempotencyKey);
  });

  it('is emptied by a success only when its inquiry was sent', () => {
    const basket = createBasket(storageOf(), keys());
    basket.add([poplin]);
    basket.settle();
    expect(basket.get().items).toEqual([poplin]);
    basket.markSent(true);
    basket.settle();
    expect(basket.get().items).toEqual([]);
  });

  it.each(['', '{', '[]', '{"items":3}', '{"items":[{"id":"x"}]}', 'null'])(
    'is empty when the storage holds %s',
    (text) => {
      expect(createBasket(storageOf(text), keys()).get().items).toEqual([]);
    },
  );

  it('lives on in memory when the browser refuses its storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const basket = createBasket({ getItem: refuse, setItem: refuse }, keys());
    basket.add([poplin]);
    basket.add([denim]);
    expect(basket.get().items).toEqual([poplin, denim]);
  });

  it('tells its listeners of every change until they leave', () => {
    const basket = createBasket(storageOf(), keys());
    let calls = 0;
    const leave = basket.subscribe(() => calls++);
    basket.add([poplin]);
    leave();
    basket.remove(12);
    expect(calls).toBe(1);
  });
});
