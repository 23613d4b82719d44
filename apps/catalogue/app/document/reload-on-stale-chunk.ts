import { limits } from '@selvedge/domain/limits';

const guardName = 'selvedge.reloaded-at';

/** Whether a page whose code failed to load may be loaded again: not when that was just tried. */
export function mayReload(lastReload: string | null, now: number): boolean {
  const then = Number(lastReload ?? 0);
  return !Number.isFinite(then) || now - then >= limits.chunkReloadGuard || then > now;
}

/**
 * A page that is older than the last release asks for code that is gone: it is loaded again, once in ten seconds
 * (specification §4).
 */
export function reloadOnStaleChunk(page: Window): void {
  let isReloading = false;
  page.addEventListener('vite:preloadError', (event) => {
    // More than one piece may be missing: the page that goes need not show it.
    if (isReloading) return event.preventDefault();
    const storage = page.sessionStorage;
    if (!mayReload(storage.getItem(guardName), Date.now())) return;
    event.preventDefault();
    storage.setItem(guardName, String(Date.now()));
    isReloading = true;
    page.location.reload();
  });
}
