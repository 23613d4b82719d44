import { notes } from './noting';

export interface LinkClick {
  /** The network or the words of the link. */
  readonly name: string;
  /** The address of the page that it was on. */
  readonly sourceUrl: string;
  readonly targetUrl: string;
}

/** Notes that an external or social link is opened (specification §7, visitor-url/insert). */
export function noteLinkClick({ name, sourceUrl, targetUrl }: LinkClick): void {
  notes.addLink({
    name: name.trim().slice(0, 100),
    source_url: sourceUrl.slice(0, 2000),
    target_url: targetUrl.slice(0, 2000),
  });
  // The page may be on its way out.
  notes.flush();
}
