import { addToCart, type CartLine, cartLineKey, changeQuantity, readCart, writeCart } from '@selvedge/domain/shop';

/** What a visitor means to buy. Prices are never kept: they are asked for whenever they are shown. */
export interface Cart {
  readonly lines: readonly CartLine[];
  /** Lines that an order is on its way for; its success takes them out. */
  readonly sent: readonly CartLine[];
  /** Goes with the order, so that a double click, a retry and a second tab make one order. */
  readonly idempotencyKey: string;
}

/** What is needed of `localStorage`. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface CartStore {
  readonly get: () => Cart;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds to the line of the same product in the same choice. */
  readonly add: (line: CartLine) => void;
  /** Sets the quantity of a line; 0 takes it out. */
  readonly change: (key: string, quantity: number) => void;
  /** What an address carried takes the place of what was there. */
  readonly replace: (lines: readonly CartLine[]) => void;
  readonly markSent: (lines: readonly CartLine[]) => void;
  /** An order was taken: what was sent leaves the cart, and the next order gets a key of its own. */
  readonly settle: () => void;
  /** Reads again what another tab wrote. */
  readonly refresh: () => void;
}

export const cartStorageName = 'selvedge.cart';

/**
 * The cart, kept in the browser and shared by its tabs.
 *
 * @param makeKey makes a new idempotency key
 */
export function createCart(storage: CartStorage, makeKey: () => string): CartStore {
  const listeners = new Set<() => void>();
  let cart = read();

  function read(): Cart {
    const stored = parseCart(readText(storage));
    return { ...stored, idempotencyKey: stored.idempotencyKey || makeKey() };
  }
  function write(next: Cart): void {
    cart = next;
    const { lines, sent, idempotencyKey } = next;
    writeText(storage, JSON.stringify({ lines: writeCart(lines), sent: writeCart(sent), idempotencyKey }));
    for (const listener of listeners) listener();
  }
  /** Other tabs may have written since: every change starts from what is stored. */
  const stored = () => (readText(storage) === null ? cart : read());
  const change = (update: (lines: readonly CartLine[]) => readonly CartLine[]) => {
    const current = stored();
    write({ ...current, lines: update(current.lines) });
  };

  return {
    get: () => cart,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (line) => change((lines) => addToCart(lines, line)),
    change: (key, quantity) => change((lines) => changeQuantity(lines, key, quantity)),
    replace: (lines) => change(() => lines),
    markSent: (sent) => write({ ...stored(), sent }),
    settle: () => {
      const { lines, sent } = stored();
      const gone = new Set(sent.map(cartLineKey));
      const rest = lines.filter((line) => !gone.has(cartLineKey(line)));
      write({ lines: rest, sent: [], idempotencyKey: makeKey() });
    },
    refresh: () => {
      cart = read();
      for (const listener of listeners) listener();
    },
  };
}

/** What another version of the site, or a person, left in the storage must never break a page. */
function parseCart(text: string | null): Cart {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return emptyCart;
    const { lines, sent, idempotencyKey } = value as Record<string, unknown>;
    return {
      lines: readCart(String(lines)),
      sent: readCart(String(sent)),
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : '',
    };
  } catch {
    return emptyCart;
  }
}

const emptyCart: Cart = { lines: [], sent: [], idempotencyKey: '' };

/** A browser may refuse its storage (private windows, policies): the cart then lives as long as the page. */
function readText(storage: CartStorage): string | null {
  try {
    return storage.getItem(cartStorageName);
  } catch {
    return null;
  }
}

function writeText(storage: CartStorage, text: string): void {
  try {
    storage.setItem(cartStorageName, text);
  } catch {
    // Nothing to do: the page keeps the cart in memory.
  }
}
