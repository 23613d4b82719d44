import { UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react';
import { useContext } from 'react';

/**
 * The style sheets of pages that are moved to. Those of the first page stand in its own head, where hydration overlooks
 * them (see write-document.server.ts), so that nothing has to arrive before it is painted.
 */
export function PageStyles() {
  const context = useContext(RemixContext);
  const matches = useMatches();
  if (import.meta.env.SSR || !context) return null;
  const sheets = new Set(matches.flatMap(({ id }) => context.manifest.routes[id]?.css ?? []));
  return [...sheets].map((href) => <link key={href} rel="stylesheet" href={href} />);
}
