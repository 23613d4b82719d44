/**
 * The browser's `localStorage`, or a memory that lasts as long as the page: even naming the former throws where cookies
 * are blocked.
 */
export function browserStorage(): Pick<Storage, 'getItem' | 'setItem'> {
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
