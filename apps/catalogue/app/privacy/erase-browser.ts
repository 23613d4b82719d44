import { basketStore } from '../inquiry/use-basket';
import { choose } from '../visitor/consent-store';
import { forgetVisitor } from '../visitor/visitor-code';

/** Empties what this browser keeps for the site. That nothing is to be noted any more is the one thing kept. */
export function eraseBrowser(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear();
    } catch {
      // A browser that lets nobody at its storage keeps nothing in it.
    }
  }
  basketStore().refresh();
  forgetVisitor(document);
  choose('refused');
}
