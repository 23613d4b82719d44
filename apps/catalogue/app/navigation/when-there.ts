/**
 * The element with an id as soon as it is on the page; null when it does not come in time.
 *
 * @param withinMs how long it is waited for, in milliseconds
 */
export function whenThere(id: string, withinMs: number, signal: AbortSignal): Promise<HTMLElement | null> {
  const find = () => document.getElementById(id);
  const found = find();
  if (found) return Promise.resolve(found);
  return new Promise((resolve) => {
    const settle = (element: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(element);
    };
    const observer = new MutationObserver(() => {
      const element = find();
      if (element) settle(element);
    });
    const timer = setTimeout(() => settle(null), withinMs);
    signal.addEventListener('abort', () => settle(null));
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  });
}
