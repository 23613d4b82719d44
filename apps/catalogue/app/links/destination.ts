import { isExternalLink, isScriptLink } from '@selvedge/rewriting';

/**
 * Where an address leads. `handover` gives it to another program, as mailto and tel do; it leaves no page and asks
 * nothing.
 */
export type Destination = { readonly kind: 'inside' | 'outside' | 'handover' | 'refused'; readonly href: string };

const webSchemes: ReadonlySet<string> = new Set(['http', 'https']);

/** What other programs on a visitor's device take. */
const handedOver: ReadonlySet<string> = new Set(['mailto', 'tel', 'sms']);

/**
 * Where an address leads, and whether it may be gone to (specification §2): internal navigation to another host is
 * refused unless it says that it means to leave; scripts and data never are addresses.
 *
 * @param host the site's own host, with its port
 * @param isExternal the flag of a link or a call that means to leave the site
 * @example
 * destinationOf('https://pay.example/', { host: 'mill.example' }).kind; // 'refused'
 */
export function destinationOf(
  href: string,
  { host, isExternal = false }: { readonly host: string; readonly isExternal?: boolean },
): Destination {
  return { kind: kindOf(href, host, isExternal), href };
}

function kindOf(href: string, host: string, isExternal: boolean): Destination['kind'] {
  if (isScriptLink(href)) return 'refused';
  if (isExternalLink(href, host)) return isExternal ? 'outside' : 'refused';
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined || webSchemes.has(scheme)) return 'inside';
  return handedOver.has(scheme) ? 'handover' : 'refused';
}
