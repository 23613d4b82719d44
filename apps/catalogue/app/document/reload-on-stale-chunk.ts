/** One reload within this time, in milliseconds (specification §9). */
export const reloadGuardMs = 10_000;

const guardName = 'selvedge.reloaded-at';

/** Whether a page whose code failed to load may be loaded again: not when that was just tried. */
export function mayReload(lastReload: string | null, now: number): boolean {
  const then = Number(lastReload ?? 0);
  return !Number.isFinite(then) || now - then >= reloadGuardMs || then > now;
}

/**
 * A page that is older than the last release asks for code that is gone: it is loaded again, once in ten seconds
 * (specification §4).
 */
export function reloadOnStaleChunk(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    const storage = page.sessionStorage;
    if (!mayReload(storage.getItem(guardName), Date.now())) return;
    event.preventDefault();
    storage.setItem(guardName, String(Date.now()));
    page.location.reload();
  });
}
