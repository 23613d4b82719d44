import { languages } from '../database/schema';
import { withinCommunity } from '../sites/site';

/**
 * The pages that are the same for every guest, by the first part of their address. Whatever is not named here is made
 * for the one who asks: a new page is never kept by accident.
 */
const sharedRoots: ReadonlySet<string> = new Set([
  '',
  'about',
  'people',
  'members',
  'companies',
  'news',
  'announcements',
  'jobs',
  'activities',
  'contact',
  'search',
]);

const prefixes: ReadonlySet<string> = new Set(languages.slice(1));

/**
 * Whether a path is one of those pages, or what the browser's router asks of them.
 *
 * @example
 * isSharedPage('/en/companies/12'); // true
 * isSharedPage('/c/weavers/news'); // true
 * isSharedPage('/me'); // false
 */
export function isSharedPage(pathname: string): boolean {
  // As an address it would name another host.
  if (pathname.startsWith('//')) return false;
  const within = withinCommunity(pathname);
  const bare = within.endsWith('.data') ? within.slice(1, -'.data'.length) : within.slice(1);
  const [first = '', second = ''] = bare.split('/', 2);
  const root = prefixes.has(first) ? second : first;
  return root === '_root' || sharedRoots.has(root);
}

/** What of a query changes such a page; everything else in it is dropped. */
export const pageQuery: ReadonlySet<string> = new Set([
  'page',
  'keywords',
  'trade',
  'region',
  'position',
  'category',
  'kind',
  'month',
  // Which loaders the browser's router wants.
  '_routes',
]);

/** What makes a page one visitor's: a preview, and what became of a form. */
export const personalQuery: ReadonlySet<string> = new Set(['design', 'sent']);
