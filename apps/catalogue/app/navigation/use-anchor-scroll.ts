import { useLocation } from '@remix-run/react';
import { limits } from '@selvedge/domain/limits';
import { useEffect } from 'react';
import { focusOn } from './focus-on';
import { whenThere } from './when-there';

/**
 * Scrolls to the part of a page that its address names and leads the focus there. The part may come late: it is waited
 * for 800 ms (specification §9). The document's scroll padding keeps it clear of the header.
 */
export function useAnchorScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = idIn(hash);
    // The top is the browser's own.
    if (id === '' || id === 'top') return;
    const left = new AbortController();
    whenThere(id, limits.scrollAnchorWait, left.signal).then((element) => {
      if (!element || left.signal.aborted) return;
      element.scrollIntoView();
      focusOn(element);
    });
    return () => left.abort();
  }, [hash, key]);
}

/** A hand may type what is no address. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
