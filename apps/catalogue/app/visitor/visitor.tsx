import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect } from 'react';
import { mayLoadTags, mustAsk } from './consent';
import { privacySignals, useChoice } from './consent-store';
import { isSearch } from './is-search';
import { noteAction } from './note-action';
import { startNoting } from './noting';
import { loadTags } from './tags';
import { watchPage } from './watch-page';

const ConsentBanner = lazy(() => import('./consent-banner'));

/**
 * What the site does for and with its visitor, all of it in the browser: pages are the same for everybody. Notes page
 * views and actions, asks for consent where there is something to agree to, and loads tags after a yes.
 */
export function Visitor({ siteId, tags }: { readonly siteId: number; readonly tags: readonly string[] }) {
  const { pathname, search } = useLocation();
  const choice = useChoice();

  useEffect(() => startNoting(siteId), [siteId]);
  useEffect(watchPage, []);
  useEffect(() => {
    noteAction('view');
    if (isSearch(pathname, search)) noteAction('search');
  }, [pathname, search]);
  useEffect(() => {
    if (choice !== undefined && mayLoadTags(choice)) loadTags(tags);
  }, [choice, tags]);

  if (choice === undefined || !mustAsk(choice, privacySignals(), tags)) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
