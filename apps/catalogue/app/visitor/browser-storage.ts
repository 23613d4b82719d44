/** The browser's storage; even naming it throws where cookies are blocked, and then what is kept lasts as long as the page. */
export function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    return memory;
  }
}

const kept = new Map<string, string>();

const memory = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
