import { mostProducts } from './carried-products';

/** A chosen product, with what the basket shows of it without asking the server. */
export interface BasketItem {
  readonly id: number;
  readonly name: string;
  /** The picture's own address; empty when the product has none. */
  readonly image: string;
  readonly href: string;
  readonly figures: readonly string[];
}

export interface Basket {
  readonly items: readonly BasketItem[];
  /** Goes with the inquiry, so that a double click, a retry and a second tab make one inquiry. */
  readonly idempotencyKey: string;
  /** An inquiry with these items is on its way; its success empties the basket. */
  readonly isSent: boolean;
}

export const emptyBasket: Basket = { items: [], idempotencyKey: '', isSent: false };

/** What is needed of `localStorage`. */
export type BasketStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface BasketStore {
  readonly get: () => Basket;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (items: readonly BasketItem[]) => void;
  readonly remove: (id: number) => void;
  readonly markSent: (isSent: boolean) => void;
  /** Empties the basket and renews its key, if what was in it has been sent. */
  readonly settle: () => void;
  /** Reads again what another tab wrote. */
  readonly refresh: () => void;
}

export const basketStorageName = 'selvedge.inquiry';

/**
 * The products that a buyer wants to ask about, kept in the browser and shared by its tabs.
 *
 * @param makeKey makes a new idempotency key
 */
export function createBasket(storage: BasketStorage, makeKey: () => string): BasketStore {
  const listeners = new Set<() => void>();
  let basket = read();

  function read(): Basket {
    const stored = parseBasket(readText(storage));
    return stored.idempotencyKey ? stored : { ...stored, idempotencyKey: makeKey() };
  }
  function set(next: Basket): void {
    basket = next;
    writeText(storage, JSON.stringify(next));
    for (const listener of listeners) listener();
  }
  /** Other tabs may have written since: every change starts from what is stored. */
  const change = (update: (current: Basket) => Basket) => set(update(stored()));
  const stored = () => (readText(storage) === null ? basket : read());

  return {
    get: () => basket,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (items) =>
      change((current) => ({ ...current, isSent: false, items: union(current.items, items).slice(0, mostProducts) })),
    remove: (id) =>
      change((current) => ({ ...current, isSent: false, items: current.items.filter((item) => item.id !== id) })),
    markSent: (isSent) => change((current) => ({ ...current, isSent })),
    settle: () => {
      if (stored().isSent) set({ items: [], idempotencyKey: makeKey(), isSent: false });
    },
    refresh: () => {
      basket = read();
      for (const listener of listeners) listener();
    },
  };
}

function union(first: readonly BasketItem[], second: readonly BasketItem[]): BasketItem[] {
  return [...new Map([...first, ...second].map((item) => [item.id, item])).values()];
}

/** What another version of the site, or a person, left in the storage must never break a page. */
function parseBasket(text: string | null): Basket {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value) || !Array.isArray(value.items)) return emptyBasket;
    return {
      items: value.items.filter(isBasketItem),
      idempotencyKey: typeof value.idempotencyKey === 'string' ? value.idempotencyKey : '',
      isSent: value.isSent === true,
    };
  } catch {
    return emptyBasket;
  }
}

function isBasketItem(value: unknown): value is BasketItem {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.id) &&
    [value.name, value.image, value.href].every((text) => typeof text === 'string') &&
    Array.isArray(value.figures)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A browser may refuse its storage (private windows, policies): the basket then lives as long as the page. */
function readText(storage: BasketStorage): string | null {
  try {
    return storage.getItem(basketStorageName);
  } catch {
    return null;
  }
}

function writeText(storage: BasketStorage, text: string): void {
  try {
    storage.setItem(basketStorageName, text);
  } catch {
    // Nothing to do: the page keeps the basket in memory.
  }
}
