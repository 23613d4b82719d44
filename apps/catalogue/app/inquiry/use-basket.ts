import { useSyncExternalStore } from 'react';
import { type Basket, type BasketStorage, type BasketStore, basketStorageName, createBasket } from './basket';

let store: BasketStore | undefined;

/** The browser's one basket; it is made on first use, and never on the server. */
export function basketStore(): BasketStore {
  if (store) return store;
  const made = createBasket(browserStorage(), () => newKey());
  store = made;
  window.addEventListener('storage', ({ key }) => {
    if (key === basketStorageName || key === null) made.refresh();
  });
  return made;
}

/** The basket in the browser; null while the page is still as the server drew it. */
export function useBasket(): Basket | null {
  return useSyncExternalStore<Basket | null>(
    subscribe,
    () => basketStore().get(),
    () => null,
  );
}

const subscribe = (listener: () => void) => basketStore().subscribe(listener);

/** Even naming `localStorage` throws where cookies are blocked. */
function browserStorage(): BasketStorage {
  try {
    return window.localStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
    };
  }
}

/** Not `crypto.randomUUID`: a mill may well serve its site over plain http inside its own network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
