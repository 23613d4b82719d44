/** Whether the page is shown by Android, which keeps a page for days and shows it again as it was. */
export function isAndroid(userAgent: string): boolean {
  return /\bAndroid\b/i.test(userAgent);
}

/**
 * Android loads the page again when it becomes visible again (specification §4), but never at a visitor's cost: not
 * while a field holds what was typed or chosen, which a reload would throw away, and not while something is being
 * sent, which a reload would break off in the middle, leaving the visitor in doubt whether it arrived.
 */
export function reloadOnReturn(page: Window): void {
  if (!isAndroid(page.navigator.userAgent)) return;
  const typedIn = new Set<HTMLElement>();
  const document = page.document;
  let wasHidden = false;

  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) typedIn.add(target);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') wasHidden = true;
    else if (wasHidden && !isAtWork(document) && ![...typedIn].some(holdsText)) page.location.reload();
  });
}

/** Every button that sends and every page that comes says so to screen readers; that is where it can be read. */
function isAtWork(document: Document): boolean {
  return document.querySelector('[aria-busy="true"]') !== null;
}

/** A field that has left the page, as those of a form that was sent, holds nothing to lose. */
function holdsText(field: HTMLElement): boolean {
  if (!field.isConnected) return false;
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked !== field.defaultChecked;
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value !== '';
  return field instanceof HTMLSelectElement;
}
