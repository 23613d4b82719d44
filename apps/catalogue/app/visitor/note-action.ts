import { notes } from './noting';
import { pageKind } from './page-kind';

/** The actions that a page's visitor does, by the names that they are noted under. */
export type PageAction =
  | 'view'
  | 'search'
  | 'inquiry_add'
  | 'inquiry_remove'
  | 'form_submit'
  | 'download'
  | 'film_play'
  | 'chat_open';

/** Notes that the visitor did something on the page that is shown (specification §7, visitor-action/insert). */
export function noteAction(action: PageAction): void {
  const { pathname, search } = window.location;
  notes.addAction({ page_url: (pathname + search).slice(0, 2000), ...pageKind(pathname), page_action: action });
}
