import { isExternalLink } from '@selvedge/rewriting';
import { confirm } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import { noteLinkClick } from '../visitor/note-link';

/** A link that leaves the site. */
export interface Leaving {
  readonly href: string;
  /** The words of the link, for what is noted about it. */
  readonly name: string;
  readonly target?: string;
}

/** Asks before the page is left for another host, notes a consent, and goes (specification §2, §7). */
export async function leaveFor({ href, name, target = '_self' }: Leaving): Promise<boolean> {
  const isWanted = await confirm({
    title: m.link_jump_title(),
    text: m.link_jump_text(),
    ok: m.ok(),
    cancel: m.cancel(),
  });
  if (!isWanted) return false;
  noteOpened({ href, name });
  // The other host is told where a visitor comes from by the referrer policy alone, and never gets hold of this page.
  window.open(href, target, target === '_self' ? undefined : 'noopener');
  return true;
}

/** Listens to every link of the page, also to those in a text of the API. Without it, links just work. */
export function askBeforeLeaving(page: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const leaving = leavingOf(event);
    if (!leaving) return;
    // A visitor who opens it beside this page leaves nothing, and has just said so with a key.
    if (isBeside(event)) return noteOpened(leaving);
    event.preventDefault();
    void leaveFor(leaving);
  };
  page.addEventListener('click', onClick);
  page.addEventListener('auxclick', onClick);
  return () => {
    page.removeEventListener('click', onClick);
    page.removeEventListener('auxclick', onClick);
  };
}

function leavingOf({ target, defaultPrevented, button }: MouseEvent): Leaving | null {
  const isRightClick = button === 2;
  if (defaultPrevented || isRightClick || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !isExternalLink(href, window.location.host)) return null;
  return { href: link.href, name: nameOf(link), ...(link.target && { target: link.target }) };
}

const isBeside = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) => button === 1 || metaKey || ctrlKey || shiftKey;

function nameOf(link: HTMLAnchorElement): string {
  return link.getAttribute('aria-label') || link.textContent?.trim() || link.host;
}

function noteOpened({ href, name }: Leaving): void {
  noteLinkClick({ name, sourceUrl: window.location.href, targetUrl: href });
}
