import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser/browser-storage';
import { newKey } from '../browser/new-key';
import { type Cart, type CartStore, cartStorageName, createCart } from './cart';

let store: CartStore | undefined;

/** The browser's one cart; it is made on first use, and never on the server. */
export function cartStore(): CartStore {
  if (store) return store;
  const made = createCart(browserStorage(), newKey);
  store = made;
  window.addEventListener('storage', ({ key }) => {
    if (key === cartStorageName || key === null) made.refresh();
  });
  return made;
}

/** The cart in the browser; null while the page is still as the server drew it. */
export function useCart(): Cart | null {
  return useSyncExternalStore<Cart | null>(
    subscribe,
    () => cartStore().get(),
    () => null,
  );
}

const subscribe = (listener: () => void) => cartStore().subscribe(listener);
