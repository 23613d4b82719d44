import { cleanAddress, withoutLeadingSlashes } from './clean-address';

/** A name that may stand before the colon of an address. */
const schemeName = /^[a-z][a-z0-9+.-]*$/i;

/** What a browser reads as the start of a host, whichever way the slashes lean. */
const doubleSlash = /^[/\\]{2}/;

/** The schemes after which a browser takes any number of slashes, of either kind. */
const webSchemes: ReadonlySet<string> = new Set(['http', 'https']);

/**
 * Whether a link leaves the site: its host differs and it does not start with a single slash (specification §2).
 * Such a link asks for confirmation. A protocol-relative link to another host leaves as well, and so does any
 * spelling that a browser would read so. Links without a host (mailto, tel, script, relative) do not.
 *
 * @param href the link as it stands in the content
 * @param host the site's own host, with its port if it has one: `mill.example:3000`
 * @example
 * isExternalLink('https://example.com/', 'mill.example'); // true
 * isExternalLink('//example.com/', 'mill.example'); // true
 * isExternalLink('/about-us', 'mill.example'); // false
 */
export function isExternalLink(href: string, host: string): boolean {
  const rest = afterScheme(cleanAddress(href));
  return rest !== null && hostIn(rest) !== plainHost(cleanAddress(host));
}

/** The address from its host onwards; null when a browser would find no host in it. */
function afterScheme(link: string): string | null {
  if (doubleSlash.test(link)) return withoutLeadingSlashes(link);
  const colon = link.indexOf(':');
  const scheme = link.slice(0, Math.max(0, colon));
  if (!schemeName.test(scheme)) return null;
  const rest = link.slice(colon + 1);
  return webSchemes.has(scheme.toLowerCase()) || doubleSlash.test(rest) ? withoutLeadingSlashes(rest) : null;
}

/** The host at the start of the text; a name before an `@` is a user's, a favourite disguise. */
function hostIn(rest: string): string {
  const end = rest.search(/[/\\?#]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  return plainHost(authority.slice(authority.lastIndexOf('@') + 1));
}

/** Lower case, without a default port. */
function plainHost(host: string): string {
  // Stryker disable next-line MethodExpression: one case is as good as the other, as long as both hosts have it
  const name = host.toLowerCase();
  // Stryker disable next-line ConditionalExpression,StringLiteral: a name without a port is only looked at less often
  return name.includes(':') ? name.replace(/:(?:80|443)$/, '') : name;
}
