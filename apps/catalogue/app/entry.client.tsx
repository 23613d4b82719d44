import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnReturn } from './document/reload-on-return';
import { reloadOnStaleChunk } from './document/reload-on-stale-chunk';
import { keepWrittenStyles } from './document/written-styles';
import { localeOf } from './language/address';
import { overwriteGetLocale } from './paraglide/runtime';

// A change of language always loads a new document, so the language of a page's life is known at its start.
const locale = localeOf(window.location.pathname);
overwriteGetLocale(() => locale);
reloadOnStaleChunk(window);
reloadOnReturn(window);

const putStylesBack = keepWrittenStyles(document, window.__remixManifest.routes);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    {
      onRecoverableError(error) {
        putStylesBack();
        reportError(error);
      },
    },
  );
});
