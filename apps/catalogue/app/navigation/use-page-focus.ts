import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { focusOn } from './focus-on';

/**
 * Leads the focus to the heading of a page that came without a new document, which a screen reader then says, as it
 * says the title of a new one. A page that has placed the focus itself, for a wrong field, keeps it there.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });
  useEffect(() => {
    const isNewPage = last.current.pathname !== pathname;
    // A search from the results leaves the focus in a field that is closed now.
    const isNewSearch = last.current.key !== key && document.activeElement === document.body;
    last.current = { pathname, key };
    if (hash !== '' || !(isNewPage || isNewSearch)) return;
    const main = document.querySelector('main');
    if (isPlaced(main)) return;
    const heading = main?.querySelector('h1') ?? main;
    if (heading) focusOn(heading);
  }, [pathname, hash, key]);
}

function isPlaced(main: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return (
    main?.contains(focused) === true && focused?.matches('[aria-invalid="true"], [role="alert"], [autofocus]') === true
  );
}
