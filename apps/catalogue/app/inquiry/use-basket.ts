import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser/browser-storage';
import { newKey } from '../browser/new-key';
import { type Basket, type BasketStore, basketStorageName, createBasket } from './basket';

let store: BasketStore | undefined;

/** The browser's one basket; it is made on first use, and never on the server. */
export function basketStore(): BasketStore {
  if (store) return store;
  const made = createBasket(browserStorage(), newKey);
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
