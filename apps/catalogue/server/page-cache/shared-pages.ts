import { baseLanguage, pageLanguages } from '../page-languages';

/**
 * The pages that are the same for every visitor, by the first part of their address. Whatever is not named here is
 * made for the one who asks: a new page is never kept by accident.
 */
const sharedRoots: ReadonlySet<string> = new Set([
  '',
  'index',
  'index.html',
  'product',
  'product-products',
  'product-search',
  'product-discount-now',
  'product-discount-upcoming',
  'reduction',
  'chat-entries',
  'find-count',
  'article-list',
  'article-detail',
  'video-list',
  'video-detail',
  'downloads',
  'about-us',
  'contact-us',
  'yarn-dyeing',
  'yarn-processing',
  'yarn-weaving',
  'denim-fabric-finishing',
  'oem-odm',
]);

const prefixes: ReadonlySet<string> = new Set(pageLanguages.filter((language) => language !== baseLanguage));

/**
 * Whether a path is one of those pages, a page of one of their lists, or what the browser's router asks of them.
 *
 * @example
 * isSharedPage('/zh-cn/product/category/12-denim_list2.html'); // true
 * isSharedPage('/inquire_form'); // false
 */
export function isSharedPage(pathname: string): boolean {
  // As an address it would name another host.
  if (pathname.startsWith('//')) return false;
  const bare = pathname.endsWith('.data') ? pathname.slice(1, -'.data'.length) : pathname.slice(1);
  const [first = '', second = '', third] = bare.split('/', 3);
  const isTranslated = prefixes.has(first);
  const root = isTranslated ? second : first;
  if (root === '_root') return true;
  const isDeep = isTranslated ? third !== undefined : second !== '';
  return sharedRoots.has(isDeep ? root : root.replace(/_list\d*\.html$/, ''));
}

/** What of a query changes such a page; everything else in it is dropped. */
export const pageQuery: ReadonlySet<string> = new Set([
  'page',
  'keywords',
  'sort',
  'category_id',
  'use',
  'weight',
  'fibre',
  'count',
  'certificate',
  'review_page',
  'review_sort',
  // Which loaders the browser's router wants.
  '_routes',
]);

/**
 * What makes a page one visitor's: a preview (specification §5), a link to a limited file and what became of asking for
 * one, and without script the products of an inquiry or a cart.
 */
export const personalQuery: ReadonlySet<string> = new Set(['design', 'link', 'sent', 'products', 'cart']);
